import type { Page, PageQuery, ResourceContract } from '@corridor/core';
import type { PageSource } from './usePage';

/** An answer that a host has before any widget asks: from its server, or from a read that it began earlier. */
export interface KnownAnswer {
  /** Where widgets look for it: wire segment, verb and parameters. */
  readonly key: readonly unknown[];
  readonly value: unknown;
  /** Request id of the answer, which a widget quotes where it stops over it. */
  readonly requestId?: string | undefined;
}

/** A page that is known already, such as `knownPage(gateway.cards, {filter: {}, page: 1, size: 10}, page)`: a widget that asks for exactly this shows it at once. */
export function knownPage<C extends ResourceContract>(
  source: PageSource<C>,
  query: PageQuery<C>,
  page: Page<C['row']>,
  requestId?: string,
): KnownAnswer {
  return { key: [source.resource.segment, 'page', query], value: page, requestId };
}
