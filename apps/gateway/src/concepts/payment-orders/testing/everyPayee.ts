import type { BeneficiaryInput, BeneficiaryPayee } from '@corridor/core';

const LOCAL = { paymentMethod: 'local', payeeType: 1 } as const;
const SWIFT = { paymentMethod: 'swift', payeeType: 1, feeDirection: 'shared' } as const;
const COMPANY: BeneficiaryPayee = { companyName: 'Harbour Trading Ltd' };
const seated = (address: BeneficiaryPayee['address']): BeneficiaryPayee => ({
  ...COMPANY,
  ...(address && { address }),
});

/** A beneficiary for each way in which payments go: SEPA, each country's own clearing, the Gulf, and SWIFT with no, two and three decimals. */
export const EVERY_PAYEE: Readonly<Record<string, BeneficiaryInput>> = {
  SEPA: { ...LOCAL, bankCountry: 'DE', currency: 'EUR', bank: { iban: 'DE89370400440532013000' }, payee: COMPANY },
  Elixir: {
    ...LOCAL,
    bankCountry: 'PL',
    currency: 'PLN',
    bank: { iban: 'PL61109010140000071219812874' },
    payee: COMPANY,
  },
  SENT: { ...LOCAL, bankCountry: 'RO', currency: 'RON', bank: { iban: 'RO49AAAA1B31007593840000' }, payee: COMPANY },
  Bankgiro: {
    ...LOCAL,
    bankCountry: 'SE',
    currency: 'SEK',
    bank: { iban: 'SE4550000000058398257466' },
    payee: COMPANY,
  },
  'Faster Payments': {
    ...LOCAL,
    bankCountry: 'GB',
    currency: 'GBP',
    bank: { accountNumberType: 1, routingCodes: { sort_code: '200000' }, accountNumber: '55779911' },
    payee: COMPANY,
  },
  ACH: {
    ...LOCAL,
    bankCountry: 'US',
    currency: 'USD',
    bank: { accountNumber: '000123456789', accountKind: 'checking', routingCodes: { ach_routing_number: '021000021' } },
    payee: seated({ country: 'US', line1: '400 Market Street', city: 'Des Moines', state: 'IA', postalCode: '50309' }),
  },
  Canada: {
    ...LOCAL,
    bankCountry: 'CA',
    currency: 'CAD',
    bank: {
      routingCodes: { institution_no: '001' },
      branchCode: '00012',
      accountNumber: '1234567',
      accountKind: 'checking',
    },
    payee: COMPANY,
  },
  BECS: {
    ...LOCAL,
    bankCountry: 'AU',
    currency: 'AUD',
    bank: { bsb: '062-000', accountNumber: '12345678' },
    payee: seated({ country: 'AU', line1: '1 George Street', city: 'Sydney', state: 'NSW', postalCode: '2000' }),
  },
  SPEI: {
    ...LOCAL,
    bankCountry: 'MX',
    currency: 'MXN',
    bank: { routingCodes: { clabe: '032180000118359719' } },
    payee: COMPANY,
  },
  NEFT: {
    ...LOCAL,
    bankCountry: 'IN',
    currency: 'INR',
    bank: { routingCodes: { ifsc: 'HDFC0000123' }, accountNumber: '12345678901' },
    payee: COMPANY,
    purpose: 'services',
  },
  CNAPS: {
    ...LOCAL,
    bankCountry: 'CN',
    currency: 'CNY',
    bank: { routingCodes: { cnaps: '102100099996' }, accountNumber: '6222020200112233' },
    payee: { ...COMPANY, chineseName: '海港贸易有限公司' },
    purpose: 'goods',
    invoiceKind: 'commercialInvoice',
  },
  PIX: {
    bankCountry: 'BR',
    currency: 'BRL',
    paymentMethod: 'local',
    payeeType: 2,
    bank: { accountNumberType: 3, pixKeyType: 'cpf', pixKey: '119.123.456-84' },
    payee: { firstName: 'Luana', lastName: 'Azevedo', cpf: '119.123.456-84' },
  },
  'the Gulf': {
    ...LOCAL,
    bankCountry: 'AE',
    currency: 'AED',
    bank: { iban: 'AE070331234567890123456' },
    payee: COMPANY,
    purpose: 'goods',
  },
  'SWIFT without decimals': {
    ...SWIFT,
    bankCountry: 'JP',
    currency: 'JPY',
    bank: { name: 'Minato Bank', city: 'Kobe', routingCodes: { bic_swift: 'MNTOJPJT' }, accountNumber: '1234567' },
    payee: seated({ country: 'JP', line1: '3-1 Honcho', city: 'Kobe', postalCode: '650-0012' }),
  },
  'SWIFT with two decimals': {
    ...SWIFT,
    bankCountry: 'HK',
    currency: 'HKD',
    bank: {
      name: 'Harbour Bank',
      city: 'Central',
      routingCodes: { bic_swift: 'HSBCHKHH' },
      accountNumber: '123456789001',
    },
    payee: seated({ country: 'HK', line1: '1 Queen’s Road', city: 'Central' }),
  },
  'SWIFT with three decimals': {
    ...SWIFT,
    bankCountry: 'KW',
    currency: 'KWD',
    bank: {
      name: 'Gulf Bank',
      city: 'Kuwait City',
      routingCodes: { bic_swift: 'CBKUKWKW' },
      accountNumberType: 2,
      iban: 'KW81CBKU0000000000001234560101',
    },
    payee: seated({ country: 'KW', line1: 'Mubarak Al Kabeer Street', city: 'Kuwait City', postalCode: '13001' }),
  },
};
