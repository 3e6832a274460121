import type { DashboardList, TimeRange } from '@corridor/core';
import { pathOf, type RouteName } from '../../routes/paths';

/** Screens of the lists that figures count. */
const SCREENS: Readonly<Record<DashboardList['concept'], RouteName>> = {
  approvals: 'approvals',
  merchants: 'merchant',
  cards: 'card',
  accounts: 'account',
  transactions: 'transactions',
  collections: 'collection-collections',
  paymentOrders: 'payment-orders',
  withdrawalOrders: 'withdrawal-orders',
  exchangeOrders: 'exchange-orders',
};

/** Address of a list under its filter, as list screens write and read it. */
export function listHref({ concept, filter, openId }: DashboardList): string {
  const screen = SCREENS[concept];
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(filter)) params.set(field, textOf(value));
  if (openId) params.set('open', openId);
  return params.size > 0 ? `${pathOf(screen)}?${params}` : pathOf(screen);
}

function textOf(value: unknown): string {
  return isRange(value) ? [value.from, value.to, value.zone].join('~') : String(value);
}

function isRange(value: unknown): value is TimeRange {
  return typeof value === 'object' && value !== null && 'from' in value;
}
