import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** A WOFF file as the font that is packed in it: readers inflate a packed table again for every letter that they look up. */
export function unpackFont(woff: Buffer): Uint8Array {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is no WOFF file');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => woff.subarray(WOFF.header + index * WOFF.entry));
  const tables = entries.map((entry) => {
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      bytes: packed === length ? bytes : inflateSync(bytes),
    };
  });
  const header = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(bytes.length, at + 12);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, new Uint8Array(padding));
    offset += bytes.length + padding;
  }
  return Buffer.concat(parts);
}
