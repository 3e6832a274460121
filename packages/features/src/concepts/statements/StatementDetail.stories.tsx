import type { GatewayClient, StatementDetail as StatementRecord } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { detailStories } from '../../testing/detailStories';
import { statementDetailDocs } from '../../testing/docs/statementDocs';
import { StatementDetail } from './statementDetail';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

const FEBRUARY: StatementRecord = {
  id: '019ca6b1-dc00-8d24-83d8-c964a446c239',
  type: 'monthly',
  period: '2026-02',
  date: '2026-03-01',
  from: '2026-02-01T00:00:00.000Z',
  to: '2026-03-01T00:00:00.000Z',
  zone: 'Etc/UTC',
  accountId: '01953c71-19c0-7920-a4d8-c964a446c239',
  productType: 12,
  ownerId: '0183700b-18f6-7983-a913-f642efbb8e32',
  ownerName: 'Pampas Leather S.R.L.',
  currency: 'USD',
  beginningBalance: usd('131489.62'),
  changeAmount: usd('0.00'),
  endingBalance: usd('131489.62'),
  lines: 0,
  fileName: 'statement-USD-2026-02-a446c239',
  credits: usd('0.00'),
  debits: usd('0.00'),
  holds: [],
};

const states = detailStories(StatementDetail, {
  concept: 'statements',
  idProp: 'statementId',
  shows: 'On hold at period end',
});

const meta = {
  title: 'Features/Statements/StatementDetail',
  component: StatementDetail,
  tags: ['autodocs'],
  parameters: statementDetailDocs,
  args: { statementId: FEBRUARY.id },
} satisfies Meta<typeof StatementDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const holds: StatementRecord['holds'] = [
  {
    id: '019ca6b1-dc00-7000-8000-000000000001',
    kind: 'payment-order',
    amount: usd('1200.00'),
    placedAt: '2026-02-26T09:30:00.000Z',
    expiresAt: null,
  },
  {
    id: '019ca6b1-dc00-7000-8000-000000000002',
    kind: 'card-authorization',
    amount: usd('49.90'),
    placedAt: '2026-02-28T21:05:00.000Z',
    expiresAt: '2026-03-07T21:05:00.000Z',
  },
];

/** A gateway that has this one statement, so that what was held does not change with the day. */
const having =
  (held: typeof holds) =>
  (gateway: GatewayClient): GatewayClient => ({
    ...gateway,
    statements: { ...gateway.statements, get: async () => ({ ...FEBRUARY, holds: held }) },
  });

const under =
  (change: (gateway: GatewayClient) => GatewayClient): NonNullable<Story['render']> =>
  (args) => (
    <AlteredGateway change={change}>
      <StatementDetail {...args} />
    </AlteredGateway>
  );

const held = () => screen.findByRole('region', { name: 'On hold at period end' });

/** Laid out as `WithoutHolds`; which statement is the newest depends on the day. */
export const Default: Story = { ...states.Default, render: states.render, tags: ['!visual'] };
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;

export const WithHolds: Story = {
  render: under(having(holds)),
  play: async () => {
    const part = await held();
    await within(part).findByText('1,249.90 USD in total, on hold and not in the balance.');
    await within(part).findByText('Card payment');
    const [, payment] = within(screen.getByRole('table', { name: 'On hold at period end' })).getAllByRole('row');
    await expect(payment).toHaveTextContent('Payment order');
    await expect(payment).toHaveTextContent('1,200.00');
    // What is held stands apart from the lines.
    const lines = within(screen.getByRole('region', { name: 'Lines' }));
    await expect(lines.queryByText('Payment order')).toBeNull();
  },
};

export const WithoutHolds: Story = {
  render: under(having([])),
  play: async () => {
    await within(await held()).findByText('No funds on hold at period end.');
    await screen.findByText('No bookings in this period.');
  },
};

export const Dark: Story = { ...WithHolds, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...WithHolds, globals: { direction: 'rtl' } };
