import type { Call } from '../../platform/call';
import { currencyOf } from '../../platform/money';
import { ensureAccount } from '../accounts';
import { findCard } from '../cards/findCard';
import type { Funding } from '../cards/funding';
import type { StoredAuthorization } from './table';

/** What pays for an authorization now, or is paid back: where its card spends from, or the merchant's account once the card was closed. */
export async function fundingAt(call: Call, stored: StoredAuthorization): Promise<Funding> {
  const { partnerId, ledgerAccountId, accountId } = stored;
  if (!ledgerAccountId) throw new Error('an approved authorization has no account');
  const card = await findCard(call, stored.cardId);
  if (accountId !== null || card.status !== 'closed') return { ledgerAccountId, accountId };
  const account = await ensureAccount(call.tx, {
    partnerId,
    productType: 12,
    ownerId: card.merchantId,
    ownerName: card.merchantName,
    currency: currencyOf(card.currency),
    at: call.now,
  });
  return { ledgerAccountId: account.availableId, accountId: account.id };
}
