import { describe, expect, it } from 'vitest';
import { type CardAction, type CardStatus, cardAction, cardStatus } from './enums';
import { canDo, canReveal, canTopUp, cardActionsFor, nextCardStatus } from './status';

describe('nextCardStatus', () => {
  it.each<[CardStatus, CardAction, CardStatus | null]>([
    ['unactivated', 'activate', 'normal'],
    ['normal', 'activate', null],
    ['normal', 'block', 'blocked'],
    ['blocked', 'block', null],
    ['blocked', 'unblock', 'normal'],
    ['normal', 'unblock', null],
    ['normal', 'reportLoss', 'lost'],
    ['blocked', 'reportLoss', 'lost'],
    ['unactivated', 'reportLoss', null],
    ['lost', 'cancelLoss', 'normal'],
    ['blocked', 'cancelLoss', null],
    ['unactivated', 'revoke', 'closing'],
    ['lost', 'revoke', 'closing'],
    ['expired', 'revoke', null],
    ['normal', 'resetPin', 'normal'],
    ['lost', 'resetPin', null],
  ])('%s + %s → %s', (from, how, to) => {
    expect(nextCardStatus(from, how)).toBe(to);
  });

  // @spec 4.card.status
  it('leaves no way out of expired, closing and closed', () => {
    for (const end of ['expired', 'closing', 'closed'] as const)
      expect([end, cardAction.codes.filter((how) => canDo(end, how))]).toEqual([end, []]);
  });

  // @spec 4.card.revoke
  it('never returns from an irreversible action', () => {
    const reachable = new Set<CardStatus>();
    const visit = (at: CardStatus): void => {
      if (reachable.has(at)) return;
      reachable.add(at);
      for (const how of cardAction.codes) {
        const next = nextCardStatus(at, how);
        if (next) visit(next);
      }
    };
    const end = nextCardStatus('normal', 'revoke');
    if (end) visit(end);
    expect([...reachable]).toEqual(['closing']);
  });
});

it.each<[CardStatus, topUp: boolean, reveal: boolean]>([
  ['unactivated', true, false],
  ['normal', true, true],
  ['blocked', true, true],
  ['lost', false, false],
  ['expired', false, false],
  ['closing', false, false],
  ['closed', false, false],
])('a card that is %s may be topped up: %s, shown: %s', (at, topUp, reveal) => {
  expect([canTopUp({ status: at, shared: false }), canReveal(at)]).toEqual([topUp, reveal]);
  expect(canTopUp({ status: at, shared: true })).toBe(false);
});

describe('cardActionsFor', () => {
  it('offers exactly the possible actions, PIN only where there is plastic', () => {
    for (const at of cardStatus.codes) {
      const possible = cardAction.codes.filter((how) => canDo(at, how));
      expect(cardActionsFor(at, 'physical')).toEqual(possible);
      expect(cardActionsFor(at, 'virtual')).toEqual(possible.filter((how) => !how.endsWith('Pin')));
    }
  });
});
