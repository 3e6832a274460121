import { describe, expect, it } from 'vitest';
import { readTransferDraft } from '../transfer-orders/readTransferDraft';
import { writeTransferDraft } from '../transfer-orders/transferDraftSearch';
import { readWithdrawalDraft } from '../withdrawal-orders/readWithdrawalDraft';
import { writeWithdrawalDraft } from '../withdrawal-orders/withdrawalDraftSearch';
import { writePaymentDraft } from './paymentDraftSearch';
import { readPaymentDraft } from './readPaymentDraft';

const PAYMENT = {
  beneficiaryId: 'b1',
  accountId: 'a1',
  fixedSide: 'received',
  amount: '12.50',
  feeDirection: 'sender',
  purpose: 'goods',
  reference: 'Invoice & 17',
} as const;
const TRANSFER = { fromAccountId: 'a1', toAccountId: 'a2', amount: '5', reference: '' };
const WITHDRAWAL = { accountId: 'a1', withdrawalAccountId: 'w1', amount: '5' };

describe('the addresses of tickets that stand in the place of their lists', () => {
  it('give back what was typed, and none where the list is shown', () => {
    const readWhole = { unread: [] };
    expect(readPaymentDraft(`?${writePaymentDraft(PAYMENT)}`)).toMatchObject({ values: PAYMENT, ...readWhole });
    expect(readTransferDraft(`?${writeTransferDraft(TRANSFER)}`)).toMatchObject({ values: TRANSFER, ...readWhole });
    expect(readWithdrawalDraft(`?${writeWithdrawalDraft(WITHDRAWAL)}`)).toMatchObject({
      values: WITHDRAWAL,
      ...readWhole,
    });
    const lists = [readPaymentDraft('?open=1'), readTransferDraft(''), readWithdrawalDraft('?form=edit.1')];
    expect(lists).toEqual([null, null, null]);
  });

  it('open a ticket for a new record like the addresses of forms do', () => {
    const asked = '?form=new&amount=5';
    const drafts = [readPaymentDraft(asked), readTransferDraft(asked), readWithdrawalDraft(asked)];
    for (const draft of drafts)
      expect(draft).toMatchObject({ values: { amount: '5' }, unread: [], kept: 'new=1&amount=5' });
  });

  it('leave out what they misspell, one by one, and say what', () => {
    const misspelled = 'charges=nobody&purpose=fun&side=up&amount=12e3&beneficiary=a+b&else=1';
    const { values, unread, kept } = readPaymentDraft(`?new=1&reference=R&account=a1&${misspelled}`) ?? {};
    expect(values).toEqual({
      ...{ beneficiaryId: '', accountId: 'a1', fixedSide: 'sent', amount: '' },
      ...{ feeDirection: '', purpose: '', reference: 'R' },
    });
    expect(unread).toEqual([...misspelled.replace('+', ' ').split('&')]);
    expect(kept).toBe('new=1&reference=R&account=a1');
    const twice = '?new=1&amount=5&amount=6&from=%2F&to=';
    const asked = [readTransferDraft(twice), readWithdrawalDraft(twice)];
    for (const draft of asked)
      expect(draft).toMatchObject({ values: { amount: '5' }, unread: ['amount=6', 'from=/'], kept: 'new=1&amount=5' });
  });
});
