import { money } from '@corridor/core';
import { asc, eq, inArray } from 'drizzle-orm';
import { DEMO_PARTNER_IDS, demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { accountBalanceView, accountTable } from '../accounts';
import { bookTransfer } from './bookTransfer';

const REFERENCES = ['Working capital', 'Card funding', null, 'Settlement of fees'];
const PER_PARTNER = 4;

/** A few transfers out of each partner's fullest accounts to its merchants, in the last minutes: behind all other history. */
export async function seedTransferOrders({ tx, now }: Seeding): Promise<void> {
  const rows = await tx
    .select({ account: accountTable, available: accountBalanceView.available })
    .from(accountTable)
    .innerJoin(accountBalanceView, eq(accountBalanceView.id, accountTable.id))
    .where(inArray(accountTable.partnerId, [...DEMO_PARTNER_IDS]))
    .orderBy(asc(accountTable.id));
  const partners = new Set(rows.map(({ account }) => account.partnerId));
  for (const partnerId of partners) {
    const own = rows.filter(({ account }) => account.partnerId === partnerId);
    const pairs = own.flatMap(({ account: from, available }) => {
      const to = own.find(({ account }) => account.currency === from.currency && account.id !== from.id)?.account;
      return to && available > 100_000n ? [{ from, to, amount: money(available / 50n, from.currency) }] : [];
    });
    const createdBy = demoColleague(partnerId, 'finance');
    for (const [index, pair] of pairs.slice(0, PER_PARTNER).entries()) {
      const at = new Date(now.getTime() - (PER_PARTNER - index) * 60_000);
      const requestId = `SA120${at.getTime()}`;
      const reference = REFERENCES[index % REFERENCES.length] ?? null;
      await bookTransfer(tx, { ...pair, reference, requestId, createdBy, at });
    }
  }
}
