import type { CallOptions, Page, PageQuery, Resource, ResourceContract } from '@corridor/core';

/** The part of a resource client that pages: a resource without the verb does not fit. */
export interface PageSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  page(query: PageQuery<C>, options?: CallOptions): Promise<Page<C['row']>>;
}
