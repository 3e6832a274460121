import type { PixKeyType } from './enums';

/** Why a pasted PIX code names no account to pay. */
export type PixCodeProblem =
  | 'bankIdentifiers.pixCode.checksum'
  | 'bankIdentifiers.pixCode.dynamic'
  | 'bankIdentifiers.pixCode.format';

/** The account that a PIX code names, and the name that its payee gave there: a hint, which nobody has checked. */
export type PixCodeReading =
  | { readonly ok: true; readonly key: string; readonly type: PixKeyType; readonly name: string }
  | { readonly ok: false; readonly reason: PixCodeProblem };

// A tax number may begin as a code does.
const LONGEST_KEY = 14;
const SCHEME = 'br.gov.bcb.pix';
// The template of a scheme stands in one of the tags 26 to 51.
const [FIRST_TEMPLATE, LAST_TEMPLATE] = [26, 51];
const KEY_TYPES: readonly (readonly [PixKeyType, RegExp])[] = [
  ['random', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['email', /@/],
  ['phone', /^\+55/],
  ['cpf', /^\d{11}$/],
  ['cnpj', /^[A-Z\d]{12}\d{2}$/i],
];

/** Returns true for a text that begins as the codes do that Brazilian banks offer to copy ("copia e cola"). */
export function looksLikePixCode(text: string): boolean {
  const code = plainCode(text);
  return code.startsWith('000201') && code.length > LONGEST_KEY;
}

/**
 * Reads a PIX code of a payee ("copia e cola"): the key, its type and the payee's name, if its check digits are right. One that
 * only leads to an address on the internet is of one payment, and refused. @source Banco Central do Brasil, EMV QRCPS
 */
export function readPixCode(text: string): PixCodeReading {
  const code = plainCode(text);
  const fields = fieldsOf(code);
  if (!fields?.has('63')) return { ok: false, reason: 'bankIdentifiers.pixCode.format' };
  if (checksumOf(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) {
    return { ok: false, reason: 'bankIdentifiers.pixCode.checksum' };
  }
  const account = accountIn(fields);
  const key = account?.get('01')?.trim() ?? '';
  if (key === '' && account?.has('25')) return { ok: false, reason: 'bankIdentifiers.pixCode.dynamic' };
  const [type] = KEY_TYPES.find(([, pattern]) => pattern.test(key)) ?? [];
  if (type === undefined || fields.get('58') !== 'BR') return { ok: false, reason: 'bankIdentifiers.pixCode.format' };
  return { ok: true, key, type, name: fields.get('59')?.trim() ?? '' };
}

/** The code as it was issued: line breaks and what cannot be seen came along with a copy, but every space counts. */
function plainCode(text: string): string {
  return text
    .replace(/[\p{DI}\p{Cc}]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** The template of PIX among those of other schemes. */
function accountIn(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | undefined {
  for (const [tag, value] of fields) {
    if (Number(tag) < FIRST_TEMPLATE || Number(tag) > LAST_TEMPLATE) continue;
    const parts = fieldsOf(value);
    if (parts?.get('00')?.toLowerCase() === SCHEME) return parts;
  }
  return undefined;
}

/** Tags of two digits and their values, each behind its length; undefined where a text is not made of such. */
function fieldsOf(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (tag === undefined || fields.has(tag) || end > text.length) return undefined;
    fields.set(tag, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text's bytes as four hexadecimal digits. */
function checksumOf(text: string): string {
  let rest = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest & 0x8000 ? 0x11021 : 0);
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
