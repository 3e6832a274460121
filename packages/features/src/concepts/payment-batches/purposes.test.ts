import { indexPaymentBatchBook, paymentPurpose, readPaymentBatchRow } from '@corridor/core';
import { expect, it } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages';

const payee = {
  id: 'payee',
  name: 'Atelier Nord',
  accountEnding: '3000',
  referenceKind: 'creditor',
  currency: 'EUR',
  paymentMethod: 'local',
  bankCountry: 'DE',
  feeDirection: null,
  purpose: null,
} as const;
const account = {
  id: 'account',
  ownerId: 'owner',
  ownerName: 'Own',
  currency: 'EUR',
  available: { amount: '100.00', currency: 'EUR' },
  own: true,
} as const;
const INDEX = indexPaymentBatchBook({ payees: [payee], accounts: [account], recent: [] });

function purposeIn(purpose: string) {
  const row = { beneficiary: 'payee', account: '', amount: '10.00', currency: '', feeDirection: '', reference: 'One' };
  const reading = readPaymentBatchRow({ ...row, purpose }, INDEX);
  return reading.ok ? reading.order.purpose : reading.problems;
}

it.each(['en', 'fr', 'zh'] as const)('a file may name each purpose as the form does, in %s', async (language) => {
  const { sentences } = await loadMessages(language);
  const labels = paymentPurpose.codes.map((code) => sentences[paymentPurpose.labelKey(code)] ?? '');
  expect(labels.map(purposeIn)).toEqual(paymentPurpose.codes);
});
