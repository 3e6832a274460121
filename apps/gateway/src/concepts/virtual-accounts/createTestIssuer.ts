import {
  composeClabe,
  composeIban,
  type IssuedNumber,
  issuedNumberProblems,
  type RoutingCodeType,
  type VirtualAccountOffer,
} from '@corridor/core';
import type { AccountNumberIssuer } from '../../platform/ports/AccountNumberIssuer';

/** How a test bank of a country writes its numbers: what they begin with, and how many digits follow. */
type Numbering = readonly [bank: string, beginning: string, digits: number];

const NUMBERINGS: Readonly<Record<string, Numbering>> = {
  US: ['Harbor Trust', '88', 10],
  DE: ['Rheinbank', '99912300', 10],
  FR: ['Banque du Rivage', '9991200001', 13],
  MX: ['Banco del Sol Norte', '999180', 11],
  BR: ['Banco Rio Claro', '', 0],
  GB: ['Thamesgate Bank', '7', 7],
  AE: ['Gulf Dunes Bank', '999', 16],
  CN: ['浦江测试银行', '622299', 13],
  PL: ['Bank Wiślany', '99900008', 16],
  SE: ['Norrsken Bank', '999', 17],
};

const CODES: Readonly<Partial<Record<RoutingCodeType, string>>> = {
  ach_routing_number: '123456780',
  wire_routing_number: '123456780',
  sort_code: '009999',
  cnaps: '999100000018',
};

/** A test bank in each country on offer: derives every number from the account's id by keyed HMAC. */
export function createTestIssuer(key: string): AccountNumberIssuer {
  const signing = globalThis.crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return {
    bankOf: ({ bankCountry }) => numberingOf(bankCountry)[0],
    issue: async (offer, accountId, attempt) => {
      const text = new TextEncoder().encode(`${offer.currency}:${offer.bankCountry}:${accountId}:${attempt}`);
      const signature = new Uint8Array(await globalThis.crypto.subtle.sign('HMAC', await signing, text));
      const issued = { accountNumber: numberOf(offer, signature), routingCodes: codesOf(offer) };
      const [problem] = issuedNumberProblems(offer, issued);
      if (problem) throw new Error(`an issued number is wrong at ${problem.path}: ${problem.reason}`);
      return issued;
    },
  };
}

function numberingOf(bankCountry: string): Numbering {
  const numbering = NUMBERINGS[bankCountry];
  if (!numbering) throw new RangeError(`no test bank issues numbers in ${bankCountry}`);
  return numbering;
}

function numberOf({ accountNumberType, bankCountry }: VirtualAccountOffer, signature: Uint8Array): string {
  if (accountNumberType === 3) return uuidOf(signature);
  const [, beginning, count] = numberingOf(bankCountry);
  const digits = [...signature].map((byte) => byte % 10).join('');
  const number = `${beginning}${digits.slice(0, count)}`;
  if (accountNumberType === 2) return composeIban(bankCountry, number);
  return bankCountry === 'MX' ? composeClabe(number) : number;
}

// Version 4, as a PIX directory makes them.
function uuidOf(signature: Uint8Array): string {
  const hex = [...signature.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

// A BIC whose location ends in 0 is one for tests (ISO 9362).
function codesOf({ bankCountry, routingCodeTypes }: VirtualAccountOffer): IssuedNumber['routingCodes'] {
  return routingCodeTypes.map((type) => ({ type, code: CODES[type] ?? `CRDR${bankCountry}T0` }));
}
