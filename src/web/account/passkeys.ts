import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Failure } from './form-action.ts';

/** Whether this page may use passkeys: browsers need a secure connection and a host name. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isNumber && 'PublicKeyCredential' in globalThis;
}

/** Makes the device create a passkey as the server requests it. */
export async function makePasskey(options: object): Promise<object | Failure> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(refusalOf);
}

/** Makes the device prove that it has a passkey. */
export async function signByPasskey(options: object): Promise<object | Failure> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(refusalOf);
}

/** Fetched when a passkey is first used. */
const load = () => import('@simplewebauthn/browser');

function refusalOf(error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { failure: 'known device' };
  const isCalledOff = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return { failure: isCalledOff ? 'cancelled' : 'no passkeys' };
}
