import { matchPaymentBatchColumns } from './columns';
import { readPaymentSheet } from './sheet';

/** Encodings in which a file of payments is read, the likely ones first. @source WHATWG Encoding */
export const PAYMENT_FILE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;

/** Encoding of a file of payments. */
export type PaymentFileEncoding = (typeof PAYMENT_FILE_ENCODINGS)[number];

/** Encoding of a file, as its bytes tell it. */
export interface EncodingGuess {
  readonly encoding: PaymentFileEncoding;
  /** False where the bytes may be of another encoding, too, and a reader should look at the words. */
  readonly isSure: boolean;
}

/** Encodings of one byte a letter, and of Chinese, among which the likeliest is taken. */
const GUESSED = PAYMENT_FILE_ENCODINGS.slice(3, 13);

/** Bytes of a file that are looked at: its first lines have its headings, and enough of its letters. */
const PROBED = 20_000;

/**
 * Finds the encoding of a file by its content: a mark at its beginning, zero bytes of UTF-16, strict UTF-8, else what makes words
 * and known headings of its bytes. @source ours
 */
export function encodingOfPaymentFile(bytes: Uint8Array): EncodingGuess {
  const marked = markOf(bytes);
  if (marked) return { encoding: marked, isSure: true };
  if (bytes.includes(0)) return { encoding: bigEnd(bytes) ? 'utf-16be' : 'utf-16le', isSure: true };
  if (decoded(bytes, 'utf-8') !== undefined) return { encoding: 'utf-8', isSure: true };
  const probed = bytes.subarray(0, PROBED);
  let best: { encoding: PaymentFileEncoding; score: number } = { encoding: 'windows-1252', score: -Infinity };
  for (const encoding of GUESSED) {
    const score = encoding === 'gb18030' ? chineseScore(probed) : scoreOf(decodePaymentFile(probed, encoding));
    // The first of equals stays: it is the one that more people use.
    if (score > best.score) best = { encoding, score };
  }
  return { encoding: best.encoding, isSure: false };
}

/** Text of a file in an encoding; what is no letter in it becomes U+FFFD. */
export function decodePaymentFile(bytes: Uint8Array, encoding: PaymentFileEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function markOf(bytes: Uint8Array): PaymentFileEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns true where more of the zero bytes come first in their pair: what separates cells and lines has one. */
function bigEnd(bytes: Uint8Array): boolean {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  return (zeros[0] ?? 0) > (zeros[1] ?? 0);
}

function decoded(bytes: Uint8Array, encoding: PaymentFileEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Points for each known heading: more than all words of a few lines can have. */
const HEADING = 1000;

const headingsIn = (text: string): number => {
  const counts = readPaymentSheet(text)
    .slice(0, 20)
    .map(({ cells }) => matchPaymentBatchColumns(cells).filter((field) => field !== null).length);
  return Math.max(0, ...counts);
};

/** Chinese is written in pairs of high bytes, most of them of the first level of GB 2312; letters of other pages seldom stand so. */
function chineseScore(bytes: Uint8Array): number {
  const text = decodePaymentFile(bytes, 'gb18030');
  // The last letter may have been cut.
  if (text.slice(0, -2).includes('\ufffd')) return -Infinity;
  let [common, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x81) continue;
    if (trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3))) common += 1;
    else odd += 1;
    at += trail >= 0x30 && trail <= 0x39 ? 3 : 1;
  }
  return HEADING * headingsIn(text) + 3 * common - 6 * odd;
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
];
const WORD = /[\p{L}\p{M}\p{S}\p{C}\p{No}]*[^\p{ASCII}\s][\p{L}\p{M}\p{S}\p{C}\p{No}]*/gu;

function scoreOf(text: string): number {
  const words = [...text.matchAll(WORD)].map(([word]) => wordScore(word));
  return HEADING * headingsIn(text) + words.reduce((sum, score) => sum + score, 0);
}

/** Points of a word that has a letter beyond ASCII: less for signs among its letters, for several scripts, and for capitals in its middle. */
function wordScore(word: string): number {
  if (/[\p{C}\ufffd]/u.test(word)) return -10;
  if (/\p{L}[\p{S}\p{No}]|[\p{S}\p{No}]\p{L}/u.test(word)) return -4;
  if (!/\p{L}/u.test(word)) return 0;
  if (SCRIPTS.filter((script) => script.test(word)).length > 1) return -6;
  const isMixedCase = /\p{Ll}\p{Lu}/u.test(word) || /\p{Lu}{2}\p{Ll}/u.test(word) || /ς\p{L}/u.test(word);
  // Words of accented letters alone are none of a Latin language.
  const isAccentsAlone = /\p{Script=Latin}/u.test(word) && /\p{L}{3}/u.test(word) && !/[a-z]/i.test(word);
  return 2 - (isMixedCase ? 3 : 0) - (isAccentsAlone ? 6 : 0);
}
