import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWireMoney } from '../../money';
import type { PaymentBatchText } from './cells';
import type { PaymentBatchBook } from './contract';
import { duplicatesInPaymentBatch, paymentBatchOrders } from './duplicates';
import { indexPaymentBatchBook } from './matching';
import { NO_PAYMENT_BATCH_ANSWERS, type PaymentBatchAnswers } from './questions';
import { readPaymentBatchRow } from './rows';
import { payersOfPaymentBatch, shortOfPaymentBatch, totalPaymentBatch } from './totals';

const payee = (id: string, name: string, accountEnding: string, currency: 'EUR' | 'USD' = 'EUR') => ({
  id,
  name,
  accountEnding,
  currency,
  paymentMethod: 'local' as const,
  bankCountry: 'DE' as const,
  feeDirection: null,
  purpose: null,
  referenceKind: 'text' as const,
});
const account = (id: string, ownerName: string, available: string, own = false) => ({
  id,
  ownerId: `owner-${id}`,
  ownerName,
  currency: 'EUR' as const,
  available: { amount: available, currency: 'EUR' as const },
  own,
});
const BOOK: PaymentBatchBook = {
  payees: [
    payee('b1', 'Müller & Söhne', '3000'),
    payee('b2', 'Twice', '4000'),
    payee('b3', 'Twice', '5000', 'USD'),
    payee('b4', 'Same', '6000'),
    payee('b5', 'Same', '7000'),
    { ...payee('b6', 'Beijing', '8000'), currency: 'CNY', bankCountry: 'CN' },
  ],
  accounts: [account('a1', 'Own', '100.00', true), account('a2', 'Shop GmbH', '50.00')],
  near: [],
  sources: [],
  recent: [],
};
const INDEX = indexPaymentBatchBook(BOOK);
const TEXT: PaymentBatchText = {
  beneficiary: 'b1',
  account: '',
  amount: '10.00',
  currency: '',
  feeDirection: '',
  purpose: '',
  reference: 'Invoice 1',
};
const rowOf = (change: Partial<PaymentBatchText>, answers: PaymentBatchAnswers = NO_PAYMENT_BATCH_ANSWERS) => ({
  number: 1,
  text: { ...TEXT, ...change },
  doubts: [],
  answers,
  isNumber: false,
  paymentId: '',
  isRepeated: false,
});
const read = (change: Partial<PaymentBatchText>) => readPaymentBatchRow(rowOf(change), INDEX);
const problemsOf = (change: Partial<PaymentBatchText>) => {
  const reading = read(change);
  return reading.ok ? [] : reading.problems.map(({ field, reason }) => `${field} ${reason}`);
};

describe('a row of a file of payments', () => {
  it.each([
    [{ beneficiary: 'b1' }, 'b1', 'owner-a1'],
    [{ beneficiary: 'MULLER & sohne' }, 'b1', 'owner-a1'],
    [{ beneficiary: '3000', account: 'shop gmbh' }, 'b1', 'owner-a2'],
    [{ beneficiary: 'Twice', currency: 'eur', account: 'owner-a2' }, 'b2', 'owner-a2'],
  ])('%j pays %s from %s', (change, beneficiaryId, ownerId) =>
    expect(read(change)).toMatchObject({ ok: true, order: { beneficiaryId, ownerId } }),
  );

  it.each([
    [{ beneficiary: '' }, ['beneficiary beneficiaryMissing']],
    [{ beneficiary: 'Nobody' }, ['beneficiary beneficiaryUnknown']],
    [{ beneficiary: 'Same' }, ['beneficiary beneficiaryAmbiguous']],
    [{ currency: 'USD' }, ['currency currencyOther']],
    [{ currency: 'XXL' }, ['currency currencyUnknown']],
    [{ account: 'Unknown shop' }, ['account accountUnknown']],
    [{ beneficiary: 'Twice', currency: 'USD' }, ['account accountCurrency']],
    [{ beneficiary: 'Twice', currency: 'USD', account: 'Shop GmbH' }, ['account accountCurrency']],
    [{ beneficiary: 'Beijing' }, ['account accountCurrency', 'purpose purposeMissing', 'beneficiary invoiceMissing']],
    [{ amount: '2000000000' }, ['amount aboveMaximum']],
    [{ amount: '0.5' }, ['amount tooSmall']],
    [{ amount: '1.0005' }, ['amount tooManyDecimals']],
    [{ reference: ' ' }, ['reference referenceMissing']],
    [{ feeDirection: 'nobody', purpose: 'fun' }, ['feeDirection feeDirectionUnknown', 'purpose purposeUnknown']],
    [{ beneficiary: '', amount: '' }, ['beneficiary beneficiaryMissing', 'amount amountMissing']],
    [{ beneficiary: 'Nobody', amount: '1,2x' }, ['beneficiary beneficiaryUnknown', 'amount notAnAmount']],
    [{ beneficiary: 'Nobody', amount: '0' }, ['beneficiary beneficiaryUnknown', 'amount notPositive']],
    [{ beneficiary: 'Nobody', amount: '1.00001' }, ['beneficiary beneficiaryUnknown', 'amount tooManyDecimals']],
    [{ beneficiary: 'Nobody', amount: '1.005' }, ['beneficiary beneficiaryUnknown']],
    [
      { beneficiary: 'Nobody', amount: '1.5', currency: 'JPY' },
      ['beneficiary beneficiaryUnknown', 'amount tooManyDecimals'],
    ],
    [{ beneficiary: 'Nobody', amount: '0.5', currency: 'eur' }, ['beneficiary beneficiaryUnknown', 'amount tooSmall']],
    [{ beneficiary: 'Same', reference: '' }, ['beneficiary beneficiaryAmbiguous', 'reference referenceMissing']],
    [
      { beneficiary: 'Nobody', reference: 'x'.repeat(141) },
      ['beneficiary beneficiaryUnknown', 'reference referenceTooLong'],
    ],
    [{ beneficiary: 'Nobody', reference: 'a\u202eb' }, ['beneficiary beneficiaryUnknown', 'reference referenceHidden']],
    [{ beneficiary: 'Nobody', account: 'Unknown shop' }, ['beneficiary beneficiaryUnknown', 'account accountUnknown']],
    [{ beneficiary: 'Nobody', account: 'Shop GmbH' }, ['beneficiary beneficiaryUnknown']],
    [
      {
        beneficiary: 'Nobody',
        currency: 'XXL',
        account: '?',
        feeDirection: '?',
        purpose: '?',
        amount: '?',
        reference: '',
      },
      [
        'beneficiary beneficiaryUnknown',
        'currency currencyUnknown',
        'account accountUnknown',
        'feeDirection feeDirectionUnknown',
        'purpose purposeUnknown',
        'amount notAnAmount',
        'reference referenceMissing',
      ],
    ],
  ])('%j is refused: %j', (change, problems) => expect(problemsOf(change)).toEqual(problems));

  it('never throws', () => {
    const text = fc.record({
      beneficiary: fc.constantFrom('b1', 'Same', '', 'x'),
      account: fc.string(),
      amount: fc.string(),
      currency: fc.constantFrom('', 'EUR', 'usd', '€'),
      feeDirection: fc.constantFrom('OUR', 'SHA', 'ben', '', '?', 'toString'),
      purpose: fc.string(),
      reference: fc.string(),
    });
    fc.assert(fc.property(text, (row) => typeof readPaymentBatchRow(rowOf(row), INDEX).ok === 'boolean'));
  });
});

describe('a batch', () => {
  const payable = (change: Partial<PaymentBatchText>) => {
    const reading = read(change);
    if (!reading.ok) throw new Error('this row cannot be paid');
    return reading;
  };

  it('comes to what its rows come to, and tells which account has too little for all', () => {
    const rows = [payable({ amount: '60.00', feeDirection: 'OUR' }), payable({ amount: '40.00', feeDirection: 'BEN' })];
    const [total] = totalPaymentBatch(rows);
    expect(total && [total.payments, toWireMoney(total.amount).amount, toWireMoney(total.debited).amount]).toEqual([
      2,
      '100.00',
      '100.06',
    ]);
    const short = shortOfPaymentBatch(rows);
    expect(short.map((one) => [one.account.id, toWireMoney(one.left).amount])).toEqual([['a1', '-0.06']]);
    expect(shortOfPaymentBatch(rows.slice(1))).toEqual([]);
    const [payer, ...others] = payersOfPaymentBatch(rows.slice(1));
    expect(payer && [payer.account.id, payer.payments, toWireMoney(payer.left).amount]).toEqual(['a1', 1, '60.00']);
    expect(others).toEqual([]);
  });

  it('tells what it pays twice', () => {
    const rows = [{}, {}, { amount: '11.00' }, { amount: '10.01' }].map(payable);
    const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
    const figures = { amount: eur('11.00'), debited: eur('11.01'), received: eur('11.00') };
    const paid = { id: 'o1', beneficiaryId: 'b1', fixedSide: 'sent' as const, ...figures, status: 4 as const };
    const recent = [{ ...paid, reference: 'Before', createdAt: '2026-01-01T00:00:00.000Z' }];
    expect(duplicatesInPaymentBatch(rows, recent)).toEqual([
      { index: 1, ofIndex: 0, ofOrder: null },
      { index: 2, ofIndex: null, ofOrder: recent[0] },
    ]);
    expect(
      duplicatesInPaymentBatch(rows.slice(2, 3), [
        { ...paid, reference: 'Dropped', createdAt: '2026-01-01T00:00:00.000Z', status: 2 },
      ]),
    ).toEqual([]);
  });

  it('has each payment refused if it is made twice, but for those that were agreed to', () => {
    const rows = [{}, {}, { amount: '11.00' }].map(payable);
    const [first, second, third] = rows.map(({ order }) => order);
    expect(paymentBatchOrders(rows, duplicatesInPaymentBatch(rows, []))).toEqual([
      { ...first, refuseDuplicate: true },
      second,
      { ...third, refuseDuplicate: true },
    ]);
  });
});
