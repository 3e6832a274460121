import type { Tone } from '../theme/tone';

/** A made-up record for stories and tests of tables, lists and charts. */
export interface SampleTransfer {
  readonly id: string;
  readonly payee: string;
  readonly country: string;
  readonly status: string;
  readonly tone: Tone;
  readonly method: string;
  readonly reference: string;
  readonly currency: string;
  /** Decimal string. */
  readonly amount: string;
  readonly fee: string;
  readonly created: string;
  readonly value: string;
  readonly operator: string;
}

const PAYEES = [
  'Marisol Traders S.A. de C.V.',
  'Nordwind Logistik GmbH',
  'Ôkuma Fils',
  'Zhejiang Lanting Textile',
  'Ashford & Vale Ltd',
  'Bluefin Export Pty',
  'Cardamom Foods Private Limited',
  'Hôtel des Arcades',
  'Kestrel Robotics Inc.',
  'Lumen Óptica S.L.',
];
const COUNTRIES = ['MX', 'DE', 'FR', 'CN', 'GB', 'AU', 'IN', 'FR', 'US', 'ES'];
const CURRENCIES = ['MXN', 'EUR', 'EUR', 'CNY', 'GBP', 'AUD', 'INR', 'EUR', 'USD', 'EUR'];
const STATUSES: readonly (readonly [string, Tone])[] = [
  ['Paid', 'success'],
  ['In review', 'warning'],
  ['Processing', 'info'],
  ['Returned', 'danger'],
  ['Draft', 'neutral'],
];
const OPERATORS = ['Ines Moreau', 'Tomasz Lis', 'Wei Zhang', 'Amara Okafor'];
const DAY = 86_400_000;
const FIRST = Date.UTC(2024, 0, 8, 9, 30);

const pick = <Item>(items: readonly Item[], index: number, fallback: Item): Item =>
  items[index % items.length] ?? fallback;
const decimal = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The record at a position: the same on every call. */
function sampleTransfer(index: number): SampleTransfer {
  const [status, tone] = pick(STATUSES, index * 7 + Math.floor(index / 3), ['Draft', 'neutral']);
  const created = FIRST + ((index * 7919) % 700) * DAY + ((index * 131) % 1440) * 60_000;
  return {
    id: `TR-${String(100_000 + ((index * 7919) % 900_000)).padStart(6, '0')}`,
    payee: pick(PAYEES, index * 3 + Math.floor(index / 10), ''),
    country: pick(COUNTRIES, index * 3 + Math.floor(index / 10), ''),
    status,
    tone,
    method: index % 3 === 0 ? 'SWIFT' : 'Local',
    reference: `Invoice ${2000 + ((index * 37) % 7000)}`,
    currency: pick(CURRENCIES, index * 3 + Math.floor(index / 10), 'EUR'),
    amount: decimal((((index + 7) * 1_047_293) % 9_000_000) + 1250),
    fee: decimal((index * 31) % 4500),
    created: new Date(created).toISOString(),
    value: new Date(created + 2 * DAY).toISOString().slice(0, 10),
    operator: pick(OPERATORS, index * 5 + 1, ''),
  };
}

/** So many records from the first on. */
export const sampleTransfers = (count: number): SampleTransfer[] =>
  Array.from({ length: count }, (_, index) => sampleTransfer(index));
