import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '../../../src/protocol/people.ts';

/** A device that keeps one passkey, as a browser would use it. */
export interface Authenticator {
  readonly id: string;
  create(options: Asked, origin: string): NewPasskey;
  sign(options: Asked, origin: string): PasskeyProof;
}

/** The parts of a server's request that matter here. */
export interface Asked {
  readonly challenge: string;
  /** Who asks: with more about them for new passkeys. */
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function newAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const raw = randomBytes(16);
  const id = raw.toString('base64url');
  let used = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (place: string, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++used);
    return Buffer.concat([sha256(place), Buffer.from([flags]), counter]);
  };

  return {
    id,
    create({ challenge, rp }, origin) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // A signature by ECDSA with SHA-256 on P-256, as COSE names it.
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, raw.length]);
      const data = [head(rp?.id ?? '', PRESENT | VERIFIED | HAS_KEY), Buffer.alloc(16), length, raw, key];
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(Buffer.concat(data))],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }, origin) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = head(rpId ?? '', PRESENT | VERIFIED);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** A major type of CBOR and a number below 65536. */
function cborHead(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  return value < 256
    ? Buffer.from([(type << 5) | 24, value])
    : Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
