import type { ExchangeOrderFilter } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { exchangeDetailDocs } from '../../testing/docs/exchangeDocs';
import { ExchangeOrderDetail, type ExchangeOrderDetailProps } from './exchangeOrderDetail';

interface LatestProps extends Omit<ExchangeOrderDetailProps, 'orderId'> {
  readonly filter?: Partial<ExchangeOrderFilter>;
}

/** The details of the latest order that fits. */
function OfTheLatest({ filter = { status: [4] }, ...rest }: LatestProps) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.exchangeOrders, { page: 1, size: 10, filter });
  const latest = data?.items[0];
  return latest ? <ExchangeOrderDetail orderId={latest.id} {...rest} /> : null;
}

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderDetail',
  component: ExchangeOrderDetail,
  tags: ['autodocs'],
  parameters: exchangeDetailDocs,
  args: { orderId: '', onOpenTransaction: fn<(transactionId: string) => void>() },
  render: ({ orderId: _, ...args }) => <OfTheLatest {...args} />,
} satisfies Meta<typeof ExchangeOrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const transactionsAreThere = () => screen.findAllByText('Normal', undefined, PATIENCE);

export const Default: Story = { play: async () => void (await transactionsAreThere()) };

export const OpensItsTransactions: Story = {
  play: async ({ args }) => {
    await transactionsAreThere();
    for (const button of screen.getAllByRole('button', { name: /^Open: / })) await userEvent.click(button);
    await expect(args.onOpenTransaction).toHaveBeenCalledTimes(2);
  },
};

export const HostRows: Story = {
  args: { detailRows: ({ quoteId }) => [{ label: 'Deal ticket', value: `FX-${quoteId.slice(0, 4)}` }] },
  play: async () => {
    await transactionsAreThere();
    await screen.findByText('Deal ticket');
  },
};

const AN_ORDER = { render: (args: ExchangeOrderDetailProps) => <ExchangeOrderDetail {...args} orderId={NOWHERE} /> };
const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

export const Empty: Story = {
  // The refusal carries a request id of its own every time.
  tags: ['!visual'],
  ...AN_ORDER,
  play: async () => void (await screen.findByText('Not found', undefined, PATIENCE)),
};

export const Loading: Story = { ...AN_ORDER, parameters: { gateway: 'pending' } };

export const Failed: Story = {
  ...AN_ORDER,
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  ...AN_ORDER,
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };
