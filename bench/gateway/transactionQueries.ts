import type { AccountTransactionFilter } from '@corridor/core';

/** A list that the screens offer, and the bare SQL conditions of the same. */
export interface OfferedList {
  readonly name: string;
  readonly filter: Partial<AccountTransactionFilter>;
  readonly sort?: { readonly field: 'createdAt' | 'billingAmount'; readonly direction: 'asc' | 'desc' };
  readonly where: string;
  readonly orderBy: string;
}

const NEWEST = 'created_at DESC, id DESC';

/** Lists of transactions as the screens ask for them, from none to several conditions; times around the middle of the year. */
export function offeredLists(middle: Date): readonly OfferedList[] {
  const [from, to] = [-45, 45].map((days) => new Date(middle.getTime() + days * 86_400_000).toISOString());
  const range = { from: from ?? '', to: to ?? '', zone: 'UTC' };
  const within = `created_at >= '${range.from}' AND created_at < '${range.to}'`;
  return [
    { name: 'all', filter: {}, where: 'true', orderBy: NEWEST },
    { name: 'type', filter: { type: [111] }, where: `type = '111'`, orderBy: NEWEST },
    { name: 'status', filter: { status: [5, 7] }, where: 'status IN (5, 7)', orderBy: NEWEST },
    { name: 'currency', filter: { currency: ['BRL'] }, where: `currency = 'BRL'`, orderBy: NEWEST },
    { name: 'range', filter: { createdAt: range }, where: within, orderBy: NEWEST },
    {
      name: 'range, type and currency',
      filter: { createdAt: range, type: [111, 110], currency: ['USD'] },
      where: `${within} AND type IN ('111', '110') AND currency = 'USD'`,
      orderBy: NEWEST,
    },
    {
      name: 'type by amount',
      filter: { type: [111] },
      sort: { field: 'billingAmount', direction: 'desc' },
      where: `type = '111'`,
      orderBy: 'billing_key DESC, id DESC',
    },
    {
      name: 'counterparty',
      filter: { search: 'northwind' },
      where: `(reference = 'northwind' OR counterparty_key LIKE 'northwind%')`,
      orderBy: NEWEST,
    },
  ];
}
