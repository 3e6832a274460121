import {
  accountNumberType,
  type BeneficiaryField,
  type BeneficiaryPath,
  type BeneficiaryWay,
  beneficiaryFields,
  type Destination,
  payeeType,
} from '@corridor/core';
import { beneficiariesMessages } from '../../../packages/features/src/messages/beneficiaries.js';
import { markdownTable } from './markdownTable.js';

/** A place that money goes to, and how. */
export type Place = Pick<Destination, 'bankCountry' | 'currency' | 'paymentMethod'>;

/** A place that is paid on each way; further ones where authorities ask for more. */
const PLACES: Readonly<Record<BeneficiaryWay, readonly Place[]>> = {
  iban: [
    { bankCountry: 'DE', currency: 'EUR', paymentMethod: 'local' },
    { bankCountry: 'AE', currency: 'AED', paymentMethod: 'local' },
  ],
  gb: [{ bankCountry: 'GB', currency: 'GBP', paymentMethod: 'local' }],
  us: [{ bankCountry: 'US', currency: 'USD', paymentMethod: 'local' }],
  ca: [{ bankCountry: 'CA', currency: 'CAD', paymentMethod: 'local' }],
  au: [{ bankCountry: 'AU', currency: 'AUD', paymentMethod: 'local' }],
  mx: [{ bankCountry: 'MX', currency: 'MXN', paymentMethod: 'local' }],
  in: [{ bankCountry: 'IN', currency: 'INR', paymentMethod: 'local' }],
  cn: [{ bankCountry: 'CN', currency: 'CNY', paymentMethod: 'local' }],
  br: [{ bankCountry: 'BR', currency: 'BRL', paymentMethod: 'local' }],
  swift: [
    { bankCountry: 'JP', currency: 'JPY', paymentMethod: 'swift' },
    { bankCountry: 'DE', currency: 'USD', paymentMethod: 'swift' },
  ],
};

type Asked = Map<BeneficiaryPath, { readonly field: BeneficiaryField; readonly ways: Set<string> }>;

/** Every destination of these places: for persons and companies, with the account written in each manner. */
export function destinationsOf(places: readonly Place[]): Destination[] {
  return places.flatMap((place) =>
    payeeType.codes.flatMap((payee) =>
      accountNumberType.codes.map((type) => ({ ...place, payeeType: payee, accountNumberType: type })),
    ),
  );
}

/** Every path that destinations ask for, with the ways that do. */
export function askedPaths(): Asked {
  const asked: Asked = new Map();
  for (const [way, places] of Object.entries(PLACES)) {
    for (const field of destinationsOf(places).flatMap(beneficiaryFields)) {
      const known = asked.get(field.path) ?? { field, ways: new Set<string>() };
      asked.set(field.path, known);
      known.ways.add(way);
    }
  }
  return asked;
}

const labels: Readonly<Record<string, string>> = beneficiariesMessages.en;

/** Every path that `fieldCustomization` takes, with its label and the ways that ask for it. */
export function fieldTable(): string {
  const all = Object.keys(PLACES).length;
  const rows = [...askedPaths()].map(([path, { field, ways }]) => [
    `\`${path}\``,
    labels[field.labelKey] ?? field.labelKey,
    ways.size === all ? 'all' : [...ways].map((way) => `\`${way}\``).join(' '),
  ]);
  return markdownTable(['path', 'label', 'ways'], rows);
}
