import { type Account, type AccountOpening, type CurrencyCode, isCurrencyCode } from '@corridor/core';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { findMerchant } from '../merchants';
import { type AccountWanted, ensureAccount } from './ensureAccount';
import { getAccount } from './listing';

type Owner = Pick<AccountWanted, 'ownerId' | 'ownerName' | 'productType'>;

/** Opens an account of a merchant or of the partner itself. @throws Refusal when there is no such owner */
export async function createAccount(call: Call, opening: AccountOpening): Promise<Account> {
  const { tx, now, principal } = call;
  const { ownerId = principal.partnerId, currency } = opening;
  const owner = await requireOwner(call, ownerId);
  const { id } = await ensureAccount(tx, {
    partnerId: principal.partnerId,
    ...owner,
    currency: requireCurrency(currency),
    at: now,
  });
  await call.audit({ action: 'create', subject: 'account', subjectId: id, after: { ownerId, currency } });
  return getAccount(call, id);
}

/** Who may own accounts: the caller's partner, or one of its merchants. @throws Refusal that names the field */
export async function requireOwner({ tx, principal }: Call, ownerId: string): Promise<Owner> {
  const { partnerId, partnerName } = principal;
  if (ownerId === partnerId) return { ownerId, ownerName: partnerName, productType: 10 };
  const merchant = isUuid(ownerId) ? await findMerchant(tx, ownerId) : null;
  if (!merchant) throw invalid([{ path: 'ownerId', reason: 'refusals.unknownOwner' }]);
  return { ownerId, ownerName: merchant.name, productType: 12 };
}

/** A currency's code. @throws Refusal when it is none */
function requireCurrency(currency: string): CurrencyCode {
  if (isCurrencyCode(currency)) return currency;
  throw invalid([{ path: 'currency', reason: 'refusals.notACurrency' }]);
}
