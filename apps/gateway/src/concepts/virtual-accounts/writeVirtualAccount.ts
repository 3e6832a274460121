import {
  type EnablementAction,
  enablement,
  nextEnablement,
  type VirtualAccount,
  type VirtualAccountAction,
  type VirtualAccountInput,
  type VirtualAccountOffer,
  type VirtualAccountUpdate,
  virtualAccountOffer,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, isUuid } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { invalid } from '../../platform/refusals/refusals';
import { requireAllowed } from '../../platform/resource';
import { requireOwner } from '../accounts';
import { shopTable } from '../shops';
import { actedOn, getVirtualAccount, toVirtualAccount, virtualAccountRecord } from './listing';
import { type VirtualAccountOfShop, virtualAccountTable as v } from './table';

const MOST_ATTEMPTS = 20;

/** Has an account number issued for an owner or one of its shops. @throws Refusal that names what does not fit */
export async function createVirtualAccount(call: Call, input: VirtualAccountInput): Promise<VirtualAccount> {
  const { now, principal, services } = call;
  const offer = virtualAccountOffer(input.currency, input.bankCountry);
  if (!offer) throw invalid([{ path: 'bankCountry', reason: 'virtualAccounts.problem.notOffered' }]);
  const owner = await requireOwner(call, input.ownerId);
  const shop = await namesOf(call, input);
  const id = await insertIssued(call, offer, {
    ...owner,
    ...shop,
    partnerId: principal.partnerId,
    holderName: shop?.holderName ?? owner.ownerName,
    label: input.label?.trim() || null,
    currency: offer.currency,
    bankCountry: offer.bankCountry,
    bankName: services.issuer.bankOf(offer),
    accountNumberType: offer.accountNumberType,
    status: 1,
    createdAt: now,
  });
  await call.audit({ action: 'create', subject: 'virtual-account', subjectId: id, after: { ...input } });
  return getVirtualAccount(call, id);
}

/** Gives a virtual account another label, or none. @throws Refusal when there is no such one */
export async function updateVirtualAccount(
  call: Call,
  id: string,
  { label }: VirtualAccountUpdate,
): Promise<VirtualAccount> {
  const found = await lockVirtualAccount(call, id, 'update');
  const before = { label: found.account.label };
  const after = { label: label === undefined ? before.label : label?.trim() || null };
  const account = await changeRow(call.tx, v, id, after);
  await call.audit({ action: 'update', subject: 'virtual-account', subjectId: id, before, after });
  return toVirtualAccount({ ...found, account }, call);
}

/** Makes the call that switches a virtual account on or off, under a lock. */
export function switchVirtualAccount(action: EnablementAction) {
  return async (call: Call, id: string, { reason }: { reason?: string | undefined }): Promise<VirtualAccount> => {
    const found = await lockVirtualAccount(call, id, action);
    const { status: present } = found.account;
    const status = nextEnablement(present, action) ?? present;
    const account = await changeRow(call.tx, v, id, { status });
    const [before, after] = [{ status: present }, { status, reason: reason ?? null }];
    await call.audit({ action, subject: 'virtual-account', subjectId: id, before, after });
    return toVirtualAccount({ ...found, account }, call);
  };
}

async function lockVirtualAccount(call: Call, id: string, action: VirtualAccountAction): Promise<VirtualAccountOfShop> {
  const found = await virtualAccountRecord.lock(call, id);
  requireAllowed(actedOn(found.account), action, enablement.nameOf(found.account.status));
  return found;
}

/** Which of its names a shop puts on the account. */
async function namesOf({ tx }: Call, { ownerId, shopId, nameType }: VirtualAccountInput) {
  if (shopId === undefined) {
    if (nameType !== undefined) throw invalid([{ path: 'nameType', reason: 'virtualAccounts.problem.nameOfNoShop' }]);
    return null;
  }
  const [shop] = isUuid(shopId) ? await tx.select().from(shopTable).where(eq(shopTable.id, shopId)) : [];
  if (shop?.ownerId !== ownerId) throw invalid([{ path: 'shopId', reason: 'virtualAccounts.problem.otherShop' }]);
  if (shop.status !== 1) throw invalid([{ path: 'shopId', reason: 'virtualAccounts.problem.shopOff' }]);
  const chosen = nameType ?? 1;
  return { shopId, nameType: chosen, holderName: chosen === 2 ? (shop.brand ?? shop.name) : shop.name };
}

type NewAccount = Omit<typeof v.$inferInsert, 'id' | 'accountNumber' | 'routingCodes'>;

/** Short numbers may be taken already: then the bank gives the next one. */
async function insertIssued(
  { tx, now, services }: Call,
  offer: VirtualAccountOffer,
  account: NewAccount,
): Promise<string> {
  const id = createId(now.getTime());
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { accountNumber, routingCodes } = await services.issuer.issue(offer, id, attempt);
    const row = { ...account, id, accountNumber, routingCodes: [...routingCodes] };
    const made = await tx.insert(v).values(row).onConflictDoNothing().returning({ id: v.id });
    if (made.length > 0) return id;
  }
  throw new Error('the bank gave out no free number');
}
