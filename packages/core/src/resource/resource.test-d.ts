import { describe, expectTypeOf, it } from 'vitest';
import { type ShopContract, shops } from '../concepts/shops';
import { defineResource, type PagedResource, type Resource } from './defineResource';
import type { EmptyContract, ResourceContract } from './ResourceContract';

interface PlainContract extends EmptyContract {
  verbs: 'get';
  sort: never;
}

const verbs = { list: true, page: true, get: true, create: true, update: true, delete: true, export: true } as const;

describe('a declared resource', () => {
  it('lists its sorts and its first one where it has the verb page', () => {
    expectTypeOf(shops).toEqualTypeOf<PagedResource<ShopContract>>();
    expectTypeOf(shops.sorts).toEqualTypeOf<readonly ('createdAt' | 'name')[]>();
    expectTypeOf(shops.firstSort.field).toEqualTypeOf<'createdAt' | 'name'>();
  });

  it('refuses a page without sorts, and sorts of other fields', () => {
    const firstSort = { field: 'name', direction: 'asc' } as const;
    // @ts-expect-error the sorts are missing
    void defineResource<ShopContract>('shop', { verbs });
    // @ts-expect-error the first sort is missing
    void defineResource<ShopContract>('shop', { verbs, sorts: ['createdAt', 'name'] });
    // @ts-expect-error `brand` is no sort of shops
    void defineResource<ShopContract>('shop', { verbs, sorts: ['createdAt', 'brand'], firstSort });
    // @ts-expect-error `brand` is no sort of shops
    void defineResource<ShopContract>('shop', { verbs, sorts: ['name'], firstSort: { ...firstSort, field: 'brand' } });
  });

  it('has no sorts where it has no pages', () => {
    const plain = defineResource<PlainContract>('config', { verbs: { get: true } });
    expectTypeOf(plain).toEqualTypeOf<Resource<PlainContract>>();
    expectTypeOf(plain).not.toHaveProperty('sorts');
    // @ts-expect-error nothing is sorted without a page
    void defineResource<PlainContract>('config', { verbs: { get: true }, sorts: [] });
  });

  it('tells a list what it sorts by, whatever its contract', () => {
    const fieldOf = <C extends ResourceContract>({ firstSort }: PagedResource<C>): C['sort'] => firstSort.field;
    expectTypeOf(fieldOf(shops)).toEqualTypeOf<'createdAt' | 'name'>();
  });
});
