import type { DashboardList, GatewayClient } from '@corridor/core';
import { Stack } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { ListConcept, ListedContract } from '../../runtime/ListConcept';
import type { PageSource } from '../../runtime/PageSource';
import { useRuntime } from '../../runtime/Runtime';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { dashboardDocs } from '../../testing/docs/dashboardDocs';
import { BalancesSummary } from './BalancesSummary';
import { CardsSummary } from './CardsSummary';
import { DashboardOverview } from './DashboardOverview';
import { FlowsChart } from './FlowsChart';
import { MerchantsChart } from './MerchantsChart';
import { RecentTransactions } from './RecentTransactions';
import { Worklist } from './Worklist';

const parts = { Worklist, BalancesSummary, CardsSummary, MerchantsChart, FlowsChart, RecentTransactions };

const meta = {
  title: 'Features/Dashboard/DashboardOverview',
  component: DashboardOverview,
  subcomponents: parts,
  tags: ['autodocs'],
  parameters: dashboardDocs,
  args: { listHref: ({ concept }) => `#${concept}` },
} satisfies Meta<typeof DashboardOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

const shown = async () => void (await screen.findByText('All cards'));
const charted = async () => {
  await shown();
  await screen.findByRole('img', { name: 'New merchants over time' });
};

/** Behind each chart is a table. */
export const Default: Story = {
  play: async () => {
    await charted();
    for (const name of ['Merchants', 'Money in and out'])
      await within(screen.getByRole('region', { name })).findByRole('table');
  },
};
export const Loading: Story = { parameters: { gateway: 'pending' } };
export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};
export const Dark: Story = { globals: { theme: 'dark' }, play: charted };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: charted };

/** Each part as a widget of its own, under headings of a page's third level. */
export const Parts: Story = {
  tags: ['!visual'],
  render: ({ listHref }) => (
    <Stack gap={6}>
      {Object.entries(parts).map(([name, Part]) => (
        <Part key={name} headingLevel={3} {...(listHref && { listHref })} />
      ))}
    </Stack>
  ),
  play: async () => {
    await charted();
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(Object.keys(parts).length);
  },
};

const withoutMoney = (gateway: GatewayClient): GatewayClient => ({
  ...gateway,
  dashboard: {
    ...gateway.dashboard,
    call: async (name, input, options) => {
      const figures = await gateway.dashboard.call(name, input, options);
      return { ...figures, balances: null, flows: null, recent: null, merchants: null };
    },
  },
});

export const CardsOnly: Story = {
  render: (args) => (
    <AlteredGateway change={withoutMoney}>
      <DashboardOverview {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await shown();
    await expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(2);
    await expect(screen.queryByText('Balances')).toBeNull();
  },
};

const seen: { gateway: GatewayClient | null; lists: DashboardList[] } = { gateway: null, lists: [] };

function Watched(props: Parameters<typeof DashboardOverview>[0]) {
  seen.gateway = useRuntime().gateway;
  return <DashboardOverview {...props} />;
}

/** Guarantee: a figure's concept is listed, and its filter is one of that list's. */
const sourceOf = (gateway: GatewayClient, concept: ListConcept) =>
  gateway[concept] as unknown as PageSource<ListedContract>;

async function compareCounts(link: HTMLElement) {
  const list = seen.lists[Number(link.getAttribute('href')?.slice(1))];
  const figure = /[\d,]+/.exec(link.getAttribute('aria-label') ?? link.textContent ?? '')?.[0]?.replaceAll(',', '');
  if (!list || !seen.gateway || figure === undefined) return false;
  if (link.querySelector('[dir="ltr"]')) return compareSums(link, list, seen.gateway);
  const { total } = await sourceOf(seen.gateway, list.concept).page({ page: 1, size: 10, filter: list.filter });
  await expect(`${list.concept} ${JSON.stringify(list.filter)}: ${total}`).toBe(
    `${list.concept} ${JSON.stringify(list.filter)}: ${figure}`,
  );
  return true;
}

/** The digits of what an amount says, in minor units. */
const digitsOf = (text: string) => BigInt(text.replaceAll(/\D/g, ''));

/** Sums what a list holds, and compares it with the amount that leads to it. */
async function compareSums(link: HTMLElement, { concept, filter }: DashboardList, gateway: GatewayClient) {
  const shownSum = digitsOf(link.querySelector('[dir="ltr"]')?.firstChild?.textContent ?? '');
  if (concept === 'transactions') {
    const rows = await gateway.transactions.list({ filter });
    const sum = rows.reduce((total, { balanceChange }) => total + digitsOf(balanceChange.amount), 0n);
    await expect(`${JSON.stringify(filter)}: ${sum}`).toBe(`${JSON.stringify(filter)}: ${shownSum}`);
    return true;
  }
  const totals = concept === 'accounts' ? await gateway.accounts.call('totals', {}) : [];
  const sums = totals
    .filter(({ currency }) => concept === 'accounts' && filter.currency?.includes(currency))
    .flatMap(({ available, held, collectionPending }) => [available, held, collectionPending]);
  await expect(sums.map(({ amount }) => digitsOf(amount))).toContain(shownSum);
  return true;
}

export const EachLinkCounts: Story = {
  tags: ['!visual'],
  args: { listHref: (list) => `#${seen.lists.push(list) - 1}` },
  render: (args) => <Watched {...args} />,
  play: async () => {
    seen.lists.length = 0;
    await shown();
    const compared: boolean[] = [];
    for (const link of screen.getAllByRole('link')) compared.push(await compareCounts(link));
    // All but the transactions and the way to all of them are counts.
    await expect(compared.filter(Boolean).length).toBeGreaterThan(20);
  },
};
