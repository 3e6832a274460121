import { describe, expect, it } from 'vitest';
import { matchPaymentBatchColumns, missingPaymentBatchFields } from './columns';

describe('columns of a file of payments', () => {
  it.each([
    [
      ['beneficiary', 'amount', 'reference', 'feeDirection'],
      ['beneficiary', 'amount', 'reference', 'feeDirection'],
    ],
    [
      [' BENEFICIARY ', 'Amount sent', 'Fee Direction', 'From account'],
      ['beneficiary', 'amount', 'feeDirection', 'account'],
    ],
    [
      ['Bénéficiaire', 'montant', 'REFERENCE', 'Devise'],
      ['beneficiary', 'amount', 'reference', 'currency'],
    ],
    [
      ['收款人', '费用承担方式', '费用承担'],
      ['beneficiary', 'feeDirection', null],
    ],
    [
      ['Fee arrangement', 'Charges', 'Who pays the charges'],
      ['feeDirection', null, null],
    ],
    [['Charges'], ['feeDirection']],
    [
      ['收款人', '金额', '附言', '用途'],
      ['beneficiary', 'amount', 'reference', 'purpose'],
    ],
    [
      ['Beneficiary', 'Payee', 'Notes'],
      ['beneficiary', null, null],
    ],
  ])('of %j are %j', (headings, fields) => expect(matchPaymentBatchColumns(headings)).toEqual(fields));

  it('tell which are missing', () => {
    expect(missingPaymentBatchFields(['beneficiary', null, 'currency'])).toEqual(['amount', 'reference']);
  });
});
