import { merchants } from '@corridor/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Principal } from '../../platform/call';
import { approversOfReviews } from './row';
import { merchantTable as m } from './table';

/** Merchants under review that a user has not made, where somebody else than the maker has to approve. */
export function reviewsOfOthers(principal: Principal): SQL {
  const isUnderReview = sql`${m.status} = 'underReview'`;
  if (approversOfReviews(principal) === 0) return isUnderReview;
  return sql`${isUnderReview} AND NOT ${m.makers} @> ARRAY[${principal.userId}]::uuid[]`;
}

/** Merchants whose review waits for a user. */
export function reviewsWaitingFor(principal: Principal): SQL {
  return principal.ability.can('approve', merchants.segment) ? reviewsOfOthers(principal) : sql`false`;
}
