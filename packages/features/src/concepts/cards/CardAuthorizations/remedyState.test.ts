import { type CardDetail, declineReason, remedyOf } from '@corridor/core';
import { expect, it } from 'vitest';
import { declinedFor, sampleCard } from '../../../testing/sampleAuthorizations';
import { remedyState } from './remedyState';

const lowered: CardDetail = {
  ...sampleCard,
  limits: {
    overallTotal: { amount: '10.00', currency: 'USD' },
    maxSingle: { amount: '10.00', currency: 'USD' },
    daily: { amount: '10.00', currency: 'USD' },
    monthly: { amount: '10.00', currency: 'USD' },
    maxDailyTransactions: 1,
  },
};

/** The card as each reason left it. */
const AS_IT_WAS: Readonly<Partial<Record<string, Partial<CardDetail>>>> = {
  notActivated: { status: 'unactivated', allowedActions: ['activate'] },
  blocked: { status: 'blocked', allowedActions: ['unblock'] },
  lost: { status: 'lost', allowedActions: ['cancelLoss'] },
  expired: { status: 'expired', allowedActions: [] },
  closed: { status: 'closed', allowedActions: [] },
};

it.each(declineReason.codes)('offers the remedy of %s to who may, and names it to who may not', (reason) => {
  const card = { ...lowered, ...AS_IT_WAS[reason] };
  const remedy = remedyOf(reason);
  expect(remedyState(declinedFor(reason), card)).toEqual({ kind: 'offered', remedy });
  expect(remedyState({ ...declinedFor(reason), remedy: null }, card)).toEqual({ kind: 'ofOthers', remedy });
});

it('never offers what the card does not allow', () => {
  const blocked = { ...sampleCard, status: 'blocked' as const, allowedActions: [] };
  expect(remedyState(declinedFor('blocked'), blocked)?.kind).toBe('ofOthers');
  expect(remedyState(declinedFor('insufficientFunds'), { ...sampleCard, mayTopUp: false })?.kind).toBe('ofOthers');
});

it('says why nothing would help any more', () => {
  const lost = { ...sampleCard, status: 'lost' as const };
  expect(remedyState(declinedFor('blocked'), sampleCard)).toEqual({ kind: 'mended' });
  expect(remedyState(declinedFor('blocked'), lost)).toEqual({ kind: 'statusNow' });
  expect(remedyState(declinedFor('overDailyLimit'), { ...lowered, status: 'closed' })).toEqual({ kind: 'statusNow' });
  expect(remedyState(declinedFor('overSingleLimit'), sampleCard)).toEqual({
    kind: 'limitAtDefault',
    limit: 'maxSingle',
  });
  expect(remedyState(declinedFor('insufficientFunds'), { ...sampleCard, shared: true })).toEqual({
    kind: 'sharedAccount',
  });
});

it('has nothing to say of what was approved', () => {
  expect(remedyState({ declineReason: null, remedy: null }, sampleCard)).toBeNull();
});
