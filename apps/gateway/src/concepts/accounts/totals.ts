import { type AccountTotal, BALANCE_CURRENCIES, compareBalanceCurrencies, type ProductType } from '@corridor/core';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { anyOf, readableRows } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { accountBalanceView as a } from './table';

/** What all accounts of each currency hold together; the currencies of balances are there even when nobody has them. */
export async function accountTotals(
  call: Call,
  { productType }: { productType?: ProductType[] | undefined },
): Promise<AccountTotal[]> {
  const { tx, principal } = call;
  const { table } = a.id;
  const total = (column: typeof a.available) => sql<string>`sum(${column})::text`;
  const rows = await tx
    .select({
      currency: a.currency,
      accounts: count(),
      available: total(a.available),
      held: total(a.held),
      pending: total(a.collectionPending),
    })
    .from(a)
    .where(and(eq(a.partnerId, principal.partnerId), anyOf(a.productType, productType), readableRows(table, call)))
    .groupBy(a.currency);
  const known = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.currency, row]));
  const currencies = [...new Set<string>([...BALANCE_CURRENCIES, ...known.keys()])].sort(compareBalanceCurrencies);
  return currencies.map((currency) => {
    const { accounts = 0, available = '0', held = '0', pending = '0' } = known.get(currency) ?? {};
    const amount = (minor: string) => wireMoney(BigInt(minor), currency);
    return {
      currency,
      accounts,
      available: amount(available),
      held: amount(held),
      collectionPending: amount(pending),
    };
  });
}
