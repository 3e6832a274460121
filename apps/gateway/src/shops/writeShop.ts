import type { Shop, ShopInput, ShopUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../app/refusals';
import type { Call } from '../call';
import { createId, isUuid } from '../database';
import { findMerchant } from '../merchants';
import { shopsOf, toShop } from './listing';
import { shopTable as s } from './table';

/** A shop. @throws Refusal when the caller's partner has none such */
export async function getShop({ tx }: Pick<Call, 'tx'>, id: string): Promise<Shop> {
  const [found] = await shopsOf(tx, eq(s.id, id));
  if (!found) throw notFound('shop');
  return toShop(found);
}

/** Registers a shop of a merchant. @throws Refusal when there is no such merchant */
export async function createShop(call: Call, input: ShopInput): Promise<Shop> {
  const { tx, now, principal } = call;
  const merchant = isUuid(input.ownerId) ? await findMerchant(tx, input.ownerId) : null;
  if (!merchant) throw invalid([{ path: 'ownerId', reason: 'there is no such merchant' }]);
  const id = createId(now.getTime());
  const { partnerId } = principal;
  await tx.insert(s).values({ ...input, brand: input.brand || null, id, partnerId, status: 0, createdAt: now });
  await call.audit({ action: 'create', subject: 'shop', subjectId: id, after: { ...input } });
  return getShop(call, id);
}

/** Changes a shop, or switches it on or off. @throws Refusal when there is no such shop */
export async function updateShop(call: Call, id: string, changes: ShopUpdate): Promise<Shop> {
  const before = await lockShop(call, id);
  if (Object.keys(changes).length > 0) await call.tx.update(s).set(changes).where(eq(s.id, id));
  const after = await getShop(call, id);
  await call.audit({ action: 'update', subject: 'shop', subjectId: id, before: { ...before }, after: { ...after } });
  return after;
}

/** Removes a shop that was never switched on. @throws Refusal when it was */
export async function deleteShop(call: Call, id: string): Promise<void> {
  const before = await lockShop(call, id);
  if (before.status !== 0) throw conflict('A shop that was switched on stays; it can be disabled');
  await call.tx.delete(s).where(eq(s.id, id));
  await call.audit({ action: 'delete', subject: 'shop', subjectId: id, before: { ...before } });
}

async function lockShop({ tx }: Call, id: string): Promise<Shop> {
  const [found] = await shopsOf(tx, eq(s.id, id)).for('no key update', { of: s });
  if (!found) throw notFound('shop');
  return toShop(found);
}
