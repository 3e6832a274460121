import { expect, it } from 'vitest';
import { shopOf } from './virtualAccountForms';

it('forgets a shop with its owner', () => {
  const shopId = { id: 's', ownerId: 'a' };
  expect(shopOf({ ownerId: 'a', shopId })).toEqual(shopId);
  expect(shopOf({ ownerId: 'b', shopId })).toBeNull();
  expect(shopOf({ ownerId: null, shopId: null })).toBeNull();
});
