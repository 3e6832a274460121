import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { type CollectionAuditStatus, collectionAuditStatus } from './enums';
import { canMoveCollection, collectionActionsFor, isCollectionLinkable, statusOfCoverage } from './status';

const ENDS: Readonly<Record<string, CollectionAuditStatus>> = { approve: 26, reject: 23, return: 23 };

describe('the statuses of a collection', () => {
  it('allow each action only where its end can be reached', () => {
    for (const from of collectionAuditStatus.codes) {
      for (const action of collectionActionsFor(from, false)) {
        const to = ENDS[action] ?? from;
        expect(from === to || canMoveCollection(from, to)).toBe(true);
      }
      expect(collectionActionsFor(from, true)).toEqual([]);
      expect(isCollectionLinkable(from, true)).toBe(false);
    }
    expect(collectionActionsFor(21, false)).toEqual(['approve', 'reject']);
    expect(collectionActionsFor(26, false)).toEqual([]);
  });

  it('take links while they wait for them, rejected ones included', () => {
    expect(collectionAuditStatus.codes.filter((status) => isCollectionLinkable(status, false))).toEqual([22, 23]);
  });

  it('come to review when the last cent is covered', () => {
    const amount = money(1_000n, 'EUR');
    expect([0n, 999n, 1_000n].map((linked) => statusOfCoverage(amount, money(linked, 'EUR')))).toEqual([22, 22, 21]);
  });
});
