import { crc32 } from 'node:zlib';

/** A part of a PNG file: its type of four letters and its bytes. */
export interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** First eight bytes of every PNG file. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes of one part: length, type, data and check sum. */
export function chunkBytes({ type, data }: Chunk): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** Parts of a PNG file in their order, check sums unread. */
export function chunksOf(png: Buffer): Chunk[] {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG file.');
  const chunks: Chunk[] = [];
  let offset = SIGNATURE.length;
  while (offset < png.length) {
    const end = offset + 8 + png.readUInt32BE(offset);
    chunks.push({ type: png.toString('latin1', offset + 4, offset + 8), data: png.subarray(offset + 8, end) });
    offset = end + 4;
  }
  return chunks;
}
