import { money } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { movement, openAccount, post } from '../../ledger';
import { ledgerAccountTable } from '../../ledger/table';
import type { Transaction } from '../../platform/database';
import { currencyOf } from '../../platform/money';
import { ensureAccount, systemAccount } from '../accounts';
import type { StoredCard } from './table';

/** Where a card's money is: an account of its own, or the corporation's where the card is shared. */
export interface Funding {
  readonly ledgerAccountId: string;
  /** The corporation's account; null where the card has its own. */
  readonly accountId: string | null;
}

type Funded = Pick<StoredCard, 'id' | 'partnerId' | 'merchantId' | 'merchantName' | 'currency' | 'shared' | 'balance'>;

/** Finds where a card's money is. A card that was issued with money on it brings that into the books first. */
export async function fundingOf(tx: Transaction, card: Funded, at: Date): Promise<Funding> {
  const currency = currencyOf(card.currency);
  const { partnerId } = card;
  if (card.shared) {
    const owner = { ownerId: card.merchantId, ownerName: card.merchantName, productType: 12 } as const;
    const account = await ensureAccount(tx, { ...owner, partnerId, currency, at });
    return { ledgerAccountId: account.availableId, accountId: account.id };
  }
  const ledgerAccountId = await openAccount(tx, { partnerId, ownerId: card.id, kind: 'card', currency, at });
  const [books] = await tx.select().from(ledgerAccountTable).where(eq(ledgerAccountTable.id, ledgerAccountId));
  if (books?.lastSeq === 0n) await bringIn(tx, card, ledgerAccountId, at);
  return { ledgerAccountId, accountId: null };
}

async function bringIn(tx: Transaction, card: Funded, ledgerAccountId: string, at: Date): Promise<void> {
  const { partnerId, id, balance } = card;
  const currency = currencyOf(card.currency);
  if (balance <= 0n) return;
  const clearing = await systemAccount(tx, 'clearing', { partnerId, currency, at });
  const legs = movement(clearing, ledgerAccountId, money(balance, currency));
  await post(tx, { partnerId, requestId: `card:${id}:issued`, kind: 'card-issued', legs, at });
}
