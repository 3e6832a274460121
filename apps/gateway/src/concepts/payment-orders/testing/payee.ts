import type { BeneficiaryInput } from '@corridor/core';

/** A beneficiary that tests pay. */
export const PAYEE: BeneficiaryInput = {
  bankCountry: 'DE',
  currency: 'EUR',
  paymentMethod: 'local',
  payeeType: 1,
  bank: { name: 'Rheinbank', iban: 'DE89370400440532013000' },
  payee: { companyName: 'Lindner Logistik GmbH' },
};

/** Euros. */
export const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
