import type { BeneficiaryDraft, BeneficiaryPayee } from '@corridor/core';
import type { Random } from '../../platform/seeding/createRandom';

type Make = (random: Random) => BeneficiaryDraft;

const digits = (random: Random, length: number) => Array.from({ length }, () => String(random.between(0, 9))).join('');
const company = (companyName: string): BeneficiaryPayee => ({ companyName });
const seated = (
  companyName: string,
  country: NonNullable<BeneficiaryPayee['address']>['country'],
  [line1, city, postalCode, state]: readonly [string, string, string, string?],
): BeneficiaryPayee => ({ companyName, address: { country, line1, city, postalCode, ...(state && { state }) } });

/** A German IBAN of a random account: check digits by ISO 7064, as every IBAN has them. */
function germanIban(random: Random): string {
  const account = `37040044${digits(random, 10)}`;
  return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`;
}

/** A CLABE of a random account at one bank, with its check digit. */
function clabe(random: Random): string {
  const body = `032180${digits(random, 11)}`;
  const sum = [...body].reduce(
    (total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  );
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Makers of believable beneficiaries, one per destination; every name is invented. */
export const DEMO_DRAFTS: readonly Make[] = [
  (random) => ({
    bankCountry: 'DE',
    currency: 'EUR',
    paymentMethod: 'local',
    payeeType: 1,
    bank: { name: 'Rheinbank', iban: germanIban(random) },
    payee: company(random.pick(['Lindner Logistik GmbH', 'Bergmann Werkzeuge AG', 'Hansa Verpackung KG'])),
  }),
  (random) => ({
    bankCountry: 'DE',
    currency: 'EUR',
    paymentMethod: 'local',
    payeeType: 2,
    bank: { iban: germanIban(random) },
    payee: { firstName: random.pick(['Jürgen', 'Anneliese']), lastName: random.pick(['Groß', 'Möller', 'Weiß']) },
  }),
  (random) => ({
    bankCountry: 'GB',
    currency: 'GBP',
    paymentMethod: 'local',
    payeeType: 1,
    bank: { accountNumberType: 1, routingCodes: { sort_code: '20-00-00' }, accountNumber: digits(random, 8) },
    payee: company(random.pick(['Thistle Freight Ltd', 'Penrose Instruments Ltd'])),
  }),
  (random) => ({
    bankCountry: 'US',
    currency: 'USD',
    paymentMethod: 'local',
    payeeType: 1,
    bank: {
      name: 'Prairie National Bank',
      routingCodes: { ach_routing_number: '021000021' },
      accountNumber: digits(random, 10),
      accountKind: 'checking',
    },
    payee: seated('Cedar Fork Supply LLC', 'US', ['400 Market Street', 'Des Moines', '50309', 'IA']),
  }),
  (random) => ({
    bankCountry: 'BR',
    currency: 'BRL',
    paymentMethod: 'local',
    payeeType: 2,
    bank: {
      accountNumberType: 3,
      pixKeyType: 'email',
      pixKey: `pagamentos${random.between(1, 99_999)}@vendedor.example`,
    },
    payee: { firstName: 'Luana', lastName: random.pick(['Azevedo', 'Nogueira']), cpf: '119.123.456-84' },
  }),
  (random) => ({
    bankCountry: 'MX',
    currency: 'MXN',
    paymentMethod: 'local',
    payeeType: 1,
    bank: { routingCodes: { clabe: clabe(random) } },
    payee: company('Textiles del Bajío S.A. de C.V.'),
  }),
  (random) => ({
    bankCountry: 'CN',
    currency: 'CNY',
    paymentMethod: 'local',
    payeeType: 1,
    bank: { routingCodes: { cnaps: '102100099996' }, accountNumber: digits(random, 16) },
    payee: { companyName: 'Ningbo Haiyun Lighting Co., Ltd.', chineseName: '宁波海云照明有限公司' },
    purpose: 'goods',
    invoiceKind: 'commercialInvoice',
  }),
  (random) => ({
    bankCountry: 'JP',
    currency: 'JPY',
    paymentMethod: 'swift',
    payeeType: 1,
    bank: {
      name: 'Minato Bank',
      city: 'Kobe',
      routingCodes: { bic_swift: 'MNTOJPJT' },
      accountNumber: digits(random, 7),
    },
    payee: seated('Sakura Seimitsu K.K.', 'JP', ['3-1 Honcho', 'Kobe', '650-0012']),
    intermediaryBank: { name: 'Atlantic Correspondent Bank', swift: 'DEUTDEFF500' },
    feeDirection: 'shared',
  }),
  (random) => ({
    bankCountry: 'IN',
    currency: 'INR',
    paymentMethod: 'local',
    payeeType: 2,
    bank: { routingCodes: { ifsc: 'HDFC0000123' }, accountNumber: digits(random, 11) },
    payee: { firstName: 'Anjali', lastName: random.pick(['Deshmukh', 'Iyer']) },
    purpose: 'services',
  }),
];
