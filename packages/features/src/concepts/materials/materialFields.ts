import {
  type CountryCode,
  type FieldError,
  isCountryCode,
  isCurrencyCode,
  isZero,
  type Material,
  type MaterialUpdate,
  materialProblems,
  readWireMoney,
} from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { country, fixed, input, lines, money, optional, own, pick } from '../../kit/form/kinds';
import { arrivedOf, type CertificateEntry, certificateProblems, entriesOf } from './certificates/certificateEntry';
import { materialList } from './materialList';

const PROVEN = ['buyerName', 'buyerCountry', 'senderName', 'amount', 'certificateIds'] as const;

/** Form of a material: whose trade, with whom, worth what, and what proves it. */
export const materialForm = defineForm(materialList, {
  fields: {
    ownerId: fixed(pick('owners')),
    amount: money(),
    buyerName: input(),
    buyerCountry: country(),
    senderName: input(),
    tradeComments: optional(lines()),
    certificateIds: own<readonly CertificateEntry[]>([], [], (entries) => entriesOf(arrivedOf(entries))),
  },
  sections: {
    trade: ['ownerId', 'amount', 'buyerName', 'buyerCountry', 'senderName', 'tradeComments'],
    certificates: ['certificateIds'],
  },
  valuesOf: ({ certificates, buyerCountry, ...material }) => ({
    ...material,
    buyerCountry: countryIn(buyerCountry),
    certificateIds: entriesOf(certificates),
  }),
  check: ({ certificateIds, ownerId: _, ...values }) => [
    ...tradeProblems(values),
    ...certificateProblems(certificateIds ?? []),
  ],
  locked: (material) => (isLinked(material) ? PROVEN : []),
  toCreate: ({ certificateIds, tradeComments, ...values }) => ({
    ...values,
    ...(tradeComments !== null && { tradeComments }),
    certificateIds: arrivedOf(certificateIds).map(({ id }) => id),
  }),
  toUpdate: ({ certificateIds, ...values }, material) => ({
    ...values,
    ...(!isLinked(material) && { certificateIds: arrivedOf(certificateIds).map(({ id }) => id) }),
  }),
});

/** Returns true if anything of a material is linked, so that only its comments change. */
export function isLinked({ linkedAmount }: Pick<Material, 'linkedAmount'>): boolean {
  const linked = readWireMoney(linkedAmount);
  return linked !== null && !isZero(linked);
}

type Trade = { readonly [Field in keyof MaterialUpdate]: MaterialUpdate[Field] | null };

function tradeProblems({ amount, ...values }: Trade): FieldError[] {
  if (amount && !isCurrencyCode(amount.currency)) return [{ path: 'amount', reason: 'materials.problem.currency' }];
  const filled = Object.fromEntries(Object.entries({ ...values, amount }).filter(([, value]) => value !== null));
  // An amount is one field here, with its currency.
  return materialProblems(filled).map(({ path, reason }) => ({ path: path.split('.')[0] ?? path, reason }));
}

function countryIn(code: string): CountryCode | null {
  return isCountryCode(code) ? code : null;
}
