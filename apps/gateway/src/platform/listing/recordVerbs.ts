import type { ResourceContract } from '@corridor/core';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Call } from '../call';
import { notFound } from '../refusals/refusals';
import type { Listing } from './Listing';

/** The verb `get` of a listing whose row is the whole record. */
export function recordVerbs<C extends ResourceContract, Stored>(listing: Listing<C, Stored>) {
  return { get: (call: Call, id: string) => recordOf(listing, call, [eq(listing.id, id)]) };
}

/** The verb `get-by` of such a listing: `isMeant` gives the conditions of a key, all of them defined. */
export function recordBy<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  isMeant: (key: C['key']) => (SQL | undefined)[],
) {
  return (call: Call, key: C['key']) => recordOf(listing, call, isMeant(key));
}

async function recordOf<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  call: Call,
  isMeant: readonly (SQL | undefined)[],
): Promise<C['row']> {
  // A condition that is missing would find just any record.
  if (isMeant.includes(undefined)) throw notFound(listing.resource.segment);
  const where = and(...listing.conditions({}, call), ...isMeant);
  const [stored] = await listing.read(call.tx, { where, orderBy: [], limit: 1, offset: 0 });
  if (!stored) throw notFound(listing.resource.segment);
  return listing.toRow(call)(stored);
}
