import type { BeneficiaryInput } from '@corridor/core';

/** Company in Germany, paid in euros. */
export const german: BeneficiaryInput = {
  bankCountry: 'DE',
  currency: 'EUR',
  paymentMethod: 'local',
  payeeType: 1,
  bank: { name: 'Rheinbank', iban: 'de89 3704 0044 0532 0130 00' },
  payee: { companyName: 'Lindner Logistik GmbH' },
};

/** Person in Brazil, paid by a PIX key. */
export const brazilian: BeneficiaryInput = {
  bankCountry: 'BR',
  currency: 'BRL',
  paymentMethod: 'local',
  payeeType: 2,
  bank: { accountNumberType: 3, pixKeyType: 'cpf', pixKey: '119.123.456-84' },
  payee: { firstName: 'Luana', lastName: 'Azevedo', cpf: '119.123.456-84' },
};

/** Company in Japan, paid over a correspondent bank. */
export const overSwift: BeneficiaryInput = {
  bankCountry: 'JP',
  currency: 'JPY',
  paymentMethod: 'swift',
  payeeType: 1,
  bank: { name: 'Minato Bank', city: 'Kobe', routingCodes: { bic_swift: 'MNTOJPJT' }, accountNumber: '1234567' },
  payee: {
    companyName: 'Sakura Seimitsu K.K.',
    address: { country: 'JP', line1: '3-1 Honcho', city: 'Kobe', postalCode: '650-0012' },
  },
  intermediaryBank: { name: 'Correspondent', swift: 'DEUTDEFF500' },
  feeDirection: 'shared',
};
