const SIGNATURES: readonly (readonly [type: FileType, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Media types of the files that the gateway takes. @source ours */
export const FILE_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Media type of a file that the gateway takes. */
export type FileType = (typeof FILE_TYPES)[number];

/** The media type of a file by its first bytes: PDF, PNG or JPEG; null for any other. Its name and stated type do not count. @source ours */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}
