import { type CodeOf, defineEnumeration } from '../enumeration';

/** What a PIX key is; the operator names it, since one number can be both a CPF and a phone number. @source Banco Central do Brasil */
export const pixKeyType = /* @__PURE__ */ defineEnumeration('bankIdentifiers.pixKeyType', [
  'cpf',
  'cnpj',
  'phone',
  'email',
  'random',
]);

/** A code of `pixKeyType`. */
export type PixKeyType = CodeOf<typeof pixKeyType>;
