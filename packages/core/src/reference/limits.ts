/** Most of one thing at once: by one user, or one embedded page, and by all of a partner. @source ours */
export interface OpenLimit {
  readonly own: number;
  readonly partner: number;
}

/** Most that is open at once, whichever process answers: exports that wait or run, files that are being sent, and streams. @source ours */
export const OPEN_LIMITS = {
  exports: { own: 10, partner: 30 },
  files: { own: 4, partner: 16 },
  changeStreams: { own: 12, partner: 1_000 },
  downloadStreams: { own: 8, partner: 200 },
} as const satisfies Readonly<Record<string, OpenLimit>>;

/** Most bytes that a partner's uploads and finished exports take together. @source ours */
export const STORED_BYTES_LIMIT = 2_147_483_648;
