import { crc32, deflateSync } from 'node:zlib';

/** A picture of pixels (red, green, blue and opacity of each, line by line) as a PNG file. */
export function writePng(width: number, height: number, pixels: Uint8Array | Uint8ClampedArray): Uint8Array {
  const length = 4 * width;
  const lines = Buffer.alloc(height * (1 + length));
  for (let row = 0; row < height; row++) {
    const at = row * (1 + length);
    lines[at] = SUB;
    for (let part = 0; part < length; part++) {
      const left = part < 4 ? 0 : pixels[row * length + part - 4];
      lines[at + 1 + part] = pixels[row * length + part] - left;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits each of red, green, blue and opacity
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

/** Each part of a pixel is written as its difference from the pixel at its left. */
const SUB = 1;

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
