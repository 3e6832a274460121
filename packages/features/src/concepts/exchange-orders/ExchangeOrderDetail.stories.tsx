import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { exchangeDetailDocs } from '../../testing/docs/exchangeDocs';
import { ExchangeOrderDetail } from './exchangeOrderDetail';

// The latest order that is done.
const states = detailStories(ExchangeOrderDetail, {
  concept: 'exchangeOrders',
  idProp: 'orderId',
  filter: { status: [4] },
  shows: 'Normal',
});

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderDetail',
  component: ExchangeOrderDetail,
  tags: ['autodocs'],
  parameters: exchangeDetailDocs,
  args: { orderId: '', onOpenTransaction: fn<(transactionId: string) => void>() },
  render: states.render,
} satisfies Meta<typeof ExchangeOrderDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const transactionsAreThere = () => screen.findAllByText('Normal');

/** What stands beside a label. */
const besides = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

export const Default: Story = {
  play: async () => {
    await states.Default.play();
    screen.getByRole('heading', { name: /^[\d.,]+\s[A-Z]{3} → [\d.,]+\s[A-Z]{3}$/ });
    for (const rate of ['Client rate', 'Mid rate'])
      await expect(besides(rate)).toHaveTextContent(/^1 [A-Z]{3} = [\d.]+ [A-Z]{3}$/);
    const debit = besides('Total debit')?.textContent;
    await expect(screen.getByRole('region', { name: 'Transactions' })).toHaveTextContent(`−${debit}`);
    await expect(besides('Completed')?.querySelector('time')).toBeTruthy();
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

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
