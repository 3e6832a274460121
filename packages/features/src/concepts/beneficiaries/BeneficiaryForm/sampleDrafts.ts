import type { BeneficiaryDraft } from '@corridor/core';

/** A British company. */
export const BRITISH_COMPANY: BeneficiaryDraft = {
  bankCountry: 'GB',
  currency: 'GBP',
  paymentMethod: 'local',
  payeeType: 1,
  bank: { accountNumberType: 1, routingCodes: { sort_code: '200000' }, accountNumber: '55779911' },
  payee: { companyName: 'Penrose Instruments Ltd' },
};

/** A person in Germany. */
export const GERMAN_PERSON: BeneficiaryDraft = {
  bankCountry: 'DE',
  currency: 'EUR',
  paymentMethod: 'local',
  payeeType: 2,
  bank: { iban: 'DE89370400440532013000' },
  payee: { firstName: 'Jürgen', lastName: 'Groß' },
};

/** A company in the United States, with its address. */
export const AMERICAN_COMPANY: BeneficiaryDraft = {
  bankCountry: 'US',
  currency: 'USD',
  paymentMethod: 'local',
  payeeType: 1,
  bank: {
    name: 'Prairie National Bank',
    routingCodes: { ach_routing_number: '021000021' },
    accountNumber: '000123456789',
    accountKind: 'checking',
  },
  payee: {
    companyName: 'Cedar Fork Supply LLC',
    address: { country: 'US', line1: '400 Market Street', city: 'Des Moines', state: 'IA', postalCode: '50309' },
  },
};

/** A person in Brazil who is paid by PIX. */
export const BRAZILIAN_PERSON: BeneficiaryDraft = {
  bankCountry: 'BR',
  currency: 'BRL',
  paymentMethod: 'local',
  payeeType: 2,
  bank: { accountNumberType: 3, pixKeyType: 'phone', pixKey: '+5511912345684' },
  payee: { firstName: 'Luana', lastName: 'Azevedo', cpf: '11912345684' },
};

/** A company in China. */
export const CHINESE_COMPANY: BeneficiaryDraft = {
  bankCountry: 'CN',
  currency: 'CNY',
  paymentMethod: 'local',
  payeeType: 1,
  bank: { routingCodes: { cnaps: '102100099996' }, accountNumber: '6222020200112233' },
  payee: { companyName: 'Ningbo Haiyun Lighting Co., Ltd.', chineseName: '宁波海云照明有限公司' },
  purpose: 'goods',
  invoiceKind: 'commercialInvoice',
};

/** A company in Japan, reached over SWIFT and another bank. */
export const JAPANESE_COMPANY: BeneficiaryDraft = {
  bankCountry: 'JP',
  currency: 'JPY',
  paymentMethod: 'swift',
  payeeType: 1,
  bank: { name: 'Minato Bank', city: 'Kobe', routingCodes: { bic_swift: 'MNTOJPJT' }, accountNumber: '1234567' },
  payee: {
    companyName: 'Sakura Seimitsu K.K.',
    address: { country: 'JP', line1: '3-1 Honcho', city: 'Kobe', postalCode: '650-0012' },
  },
  intermediaryBank: { name: 'Atlantic Correspondent Bank', swift: 'DEUTDEFF500' },
  feeDirection: 'shared',
};
