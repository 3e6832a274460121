import type { Page, PageQuery, ResourceContract } from '@corridor/core';
import type { PageSource } from './PageSource';

/** An answer that a host has before any widget asks: from its server, or from a read that it began earlier. */
export interface InitialData {
  /** Where widgets look for it: wire segment, verb and parameters. */
  readonly key: readonly unknown[];
  readonly value: unknown;
  /** Request id of the answer, quoted if a widget cannot draw it. */
  readonly requestId?: string | undefined;
}

/** A page that is known already, such as `initialPage(gateway.cards, {filter: {}, page: 1, size: 10}, page)`: a widget that asks for exactly this shows it at once. */
export function initialPage<C extends ResourceContract>(
  source: PageSource<C>,
  query: PageQuery<C>,
  page: Page<C['row']>,
  requestId?: string,
): InitialData {
  return { key: [source.resource.segment, 'page', query], value: page, requestId };
}
