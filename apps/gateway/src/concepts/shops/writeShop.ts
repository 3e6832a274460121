import {
  type EnablementAction,
  enablement,
  nextEnablement,
  type Shop,
  type ShopAction,
  type ShopInput,
  type ShopUpdate,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, isUuid } from '../../platform/database';
import { invalid, notFound } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { findMerchant } from '../merchants';
import { actedOn, shopRecord, toShop } from './listing';
import { type StoredShop, shopTable as s } from './table';

/** Registers a shop of a merchant. @throws Refusal when there is no such merchant */
export async function createShop(call: Call, input: ShopInput): Promise<Shop> {
  const { tx, now, principal } = call;
  const merchant = isUuid(input.ownerId) ? await findMerchant(tx, input.ownerId) : null;
  if (!merchant) throw invalid([{ path: 'ownerId', reason: 'refusals.unknownMerchant' }]);
  const id = createId(now.getTime());
  const { partnerId } = principal;
  const row = { ...emptied(input), id, partnerId, status: 0, createdAt: now } as const;
  const [shop] = await tx.insert(s).values(row).returning();
  if (!shop) throw notFound('shop');
  await call.audit({ action: 'create', subject: 'shop', subjectId: id, after: { ...input } });
  return toShop({ shop, ownerName: merchant.name }, call);
}

/** Changes a shop. @throws Refusal when there is no such shop */
export async function updateShop(call: Call, id: string, input: ShopUpdate): Promise<Shop> {
  const { shop: stored, ownerName } = await shopRecord.lock(call, id);
  const changes = emptied(input);
  if (Object.keys(changes).length > 0) {
    await call.tx.update(s).set(changes).where(eq(s.id, id));
    const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in changes));
    await call.audit({ action: 'update', subject: 'shop', subjectId: id, before, after: { ...changes } });
  }
  return toShop({ shop: { ...stored, ...changes }, ownerName }, call);
}

/** Makes the call that switches a shop on or off, under a lock. */
export function switchShop(action: EnablementAction) {
  return async (call: Call, id: string, { reason }: { reason?: string | undefined }): Promise<Shop> => {
    const { shop: stored, ownerName } = await shopRecord.lock(call, id);
    guard(stored, action);
    const status = nextEnablement(stored.status, action) ?? stored.status;
    await call.tx.update(s).set({ status }).where(eq(s.id, id));
    const [before, after] = [{ status: stored.status }, { status, reason: reason ?? null }];
    await call.audit({ action, subject: 'shop', subjectId: id, before, after });
    return toShop({ shop: { ...stored, status }, ownerName }, call);
  };
}

/** Removes a shop that was never switched on. @throws Refusal when it was */
export async function deleteShop(call: Call, id: string): Promise<void> {
  const { shop: stored } = await shopRecord.lock(call, id);
  guard(stored, 'delete');
  await call.tx.delete(s).where(eq(s.id, id));
  const { ownerId, name, brand, websiteUrl } = stored;
  await call.audit({ action: 'delete', subject: 'shop', subjectId: id, before: { ownerId, name, brand, websiteUrl } });
}

function guard(stored: StoredShop, action: ShopAction): void {
  requireAllowed(actedOn(stored), action, enablement.nameOf(stored.status));
}

/** The same values, with null for an optional text that is empty. */
function emptied<T extends Pick<ShopUpdate, 'brand' | 'websiteUrl'>>(values: T): T {
  const { brand, websiteUrl } = values;
  return {
    ...values,
    ...(brand === undefined ? {} : { brand: brand || null }),
    ...(websiteUrl === undefined ? {} : { websiteUrl: websiteUrl || null }),
  };
}
