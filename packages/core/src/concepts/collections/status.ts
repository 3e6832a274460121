import { compare, isNegative, type Money } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import { type CollectionAction, type CollectionAuditStatus, collectionAction } from './enums';

/**
 * Where a collection may go from each status. Links that cover it bring it to its review, links taken back away from it; a
 * rejected one may be linked anew. Sending back ends it as Rejected. @source spec §3, money.md "Collection", the rest ours
 */
export const COLLECTION_TRANSITIONS: Readonly<Record<CollectionAuditStatus, readonly CollectionAuditStatus[]>> = {
  22: [21, 23],
  21: [22, 23, 26],
  23: [21, 22],
  26: [],
};

const FROM: Readonly<Record<CollectionAction, readonly CollectionAuditStatus[]>> = {
  approve: [21],
  reject: [21],
  return: [22, 23],
};

/** Returns true if a collection may go from one status to another. */
export function canMoveCollection(from: CollectionAuditStatus, to: CollectionAuditStatus): boolean {
  return COLLECTION_TRANSITIONS[from].includes(to);
}

/** The actions that a status allows, in the order that menus show them; none on one that was sent back. */
export function collectionActionsFor(status: CollectionAuditStatus, isReturned: boolean): CollectionAction[] {
  return isReturned ? [] : collectionAction.codes.filter((action) => FROM[action].includes(status));
}

/** Returns true if materials may be linked to a collection now. */
export function isCollectionLinkable(status: CollectionAuditStatus, isReturned: boolean): boolean {
  return !isReturned && (status === 22 || status === 23);
}

/** The status of a collection by how much of it is covered: in review once all of it is. @source money.md "Collection" */
export function statusOfCoverage<Currency extends CurrencyCode>(
  amount: Money<Currency>,
  linked: Money<Currency>,
): Extract<CollectionAuditStatus, 21 | 22> {
  return isNegative(linked) || compare(linked, amount) < 0 ? 22 : 21;
}
