import {
  indexPaymentBatchBook,
  matchPaymentBatchColumns,
  NO_PAYMENT_BATCH_ANSWERS,
  PAYMENT_BATCH_COLUMNS,
  paymentPurpose,
  readPaymentBatchRow,
} from '@corridor/core';
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
const INDEX = indexPaymentBatchBook({ payees: [payee], accounts: [account], near: [], sources: [], recent: [] });

function purposeIn(purpose: string) {
  const text = { beneficiary: 'payee', account: '', amount: '10.00', currency: '', feeDirection: '', reference: 'One' };
  const row = {
    number: 1,
    doubts: [],
    answers: NO_PAYMENT_BATCH_ANSWERS,
    isNumber: false,
    paymentId: '',
    isRepeated: false,
  };
  const reading = readPaymentBatchRow({ ...row, text: { ...text, purpose } }, INDEX);
  return reading.ok ? reading.order.purpose : reading.problems;
}

it.each(['en', 'fr', 'zh'] as const)('a file may name each purpose as the form does, in %s', async (language) => {
  const { sentences } = await loadMessages(language);
  const labels = paymentPurpose.codes.map((code) => sentences[paymentPurpose.labelKey(code)] ?? '');
  expect(labels.map(purposeIn)).toEqual(paymentPurpose.codes);
});

it.each(['en', 'fr', 'zh'] as const)('a file may have each heading as the screens say it, in %s', async (language) => {
  const { sentences } = await loadMessages(language);
  const labels = PAYMENT_BATCH_COLUMNS.map((field) => sentences[`paymentBatches.field.${field}`] ?? '');
  expect(matchPaymentBatchColumns(labels)).toEqual(PAYMENT_BATCH_COLUMNS);
});
