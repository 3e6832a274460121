import dashboardExample from '../examples/DashboardPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs pages of the dashboard and its parts. */
export const dashboardDocs = widgetDocs({
  use: 'The figures of a home screen in one call: what waits, balances, cards, merchants, money in and out and the latest transactions, of a named period beside the one before. Its parts `MerchantsChart`, `BalancesSummary`, `FlowsChart`, `CardsSummary`, `RecentTransactions` and `Worklist` also stand alone; on one page they share the call. `listHref` is asked for the address of each list that a figure counts, and makes the figure a link.',
  example: dashboardExample,
  events: { 'none of its own': 'links lead to addresses of yours' },
  permissions: [
    '`read` on `dashboard`, and on what each part is made of: `merchant`, `card`, `account`, `transaction`, `collection`, `payment-order`, `withdrawal-order`, `exchange-order`, `approval`. A part without right is absent.',
  ],
  keyboard:
    'Tab goes through period, refresh, links and charts; arrows read a chart, whose values also stand in a table.',
  tokens: ['surfaceRaised', 'border', 'radius.card', 'chart.1', 'chart.2', 'tone.*.soft'],
});
