import {
  type Merchant,
  type MerchantInput,
  type MerchantRight,
  mayApproveMerchant,
  merchantName,
  merchantRightsFor,
} from '@corridor/core';
import type { Principal } from '../../platform/call';
import { type Acted, allowedActions } from '../../platform/resource';
import type { StoredMerchant } from './table';

/** A stored merchant as lists show it to a user. */
export function toMerchant(stored: StoredMerchant, principal: Principal): Merchant {
  const { id, type, name, email, country, status, createdAt } = stored;
  const allowed = allowedActions(principal, actedOn(stored, principal));
  return { id, type, name, email, country, status, createdAt: createdAt.toISOString(), allowedActions: allowed };
}

/** What decides which actions a merchant allows a user. */
export function actedOn(stored: StoredMerchant, principal: Principal): Acted<MerchantRight> {
  const possible = merchantRightsFor(stored.status);
  const isOwn = isOwnReview(stored, principal);
  return { segment: 'merchant', stored, possible: isOwn ? possible.filter((right) => right !== 'approve') : possible };
}

/** Returns true if somebody else than a user has to approve a merchant. */
export function isOwnReview({ makers }: Pick<StoredMerchant, 'makers'>, principal: Principal): boolean {
  return !mayApproveMerchant(makers, { userId: principal.userId, approvers: approversOfReviews(principal) });
}

/** People beside the maker whom a partner's reviews of merchants need, by the strictest of its policies; undefined where none says. */
export function approversOfReviews({ policies }: Principal): number | undefined {
  const asked = policies.filter(({ kind }) => kind === 'reviews').map(({ approvers }) => approvers);
  return asked.length > 0 ? Math.max(...asked) : undefined;
}

/** Those who have had a hand in a merchant, once a user has one. */
export function makersWith({ makers }: Pick<StoredMerchant, 'makers'>, { userId }: Principal): string[] {
  return [...new Set([...makers, userId])];
}

/** The columns of details that core's rules have read. */
export function columnsOf({ type, individual, corporation }: MerchantInput) {
  return {
    type,
    name: merchantName({ type, individual, corporation }),
    email: individual?.email ?? corporation?.companyEmail ?? '',
    country: individual?.country ?? corporation?.residenceCountry ?? '',
    details: { ...(individual ? { individual } : {}), ...(corporation ? { corporation } : {}) },
  };
}
