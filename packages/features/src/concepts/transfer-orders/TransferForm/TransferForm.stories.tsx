import type { TransferOrder } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { useRuntime } from '../../../runtime/Runtime';
import { useList } from '../../../runtime/useList';
import { transferFormDocs } from '../../../testing/docs/transferDocs';
import { ticketStories } from '../../../testing/ticketStories';
import { TransferForm, type TransferFormProps } from './TransferForm';

/** The ticket, filled in: out of the fullest dollar account into another one. */
function FilledIn({ initial, ...rest }: TransferFormProps) {
  const { gateway } = useRuntime();
  const sort = { field: 'available', direction: 'desc' } as const;
  const { data } = useList(gateway.accounts, { filter: { currency: ['USD'], funded: true }, sort });
  const [from, to] = data ?? [];
  if (!from || !to) return null;
  return (
    <TransferForm
      {...rest}
      initial={{ fromAccountId: from.id, toAccountId: to.id, amount: '250', reference: 'Working capital', ...initial }}
    />
  );
}

const meta = {
  title: 'Features/Transfers/TransferForm',
  component: TransferForm,
  tags: ['autodocs'],
  parameters: transferFormDocs,
  args: { onAccepted: fn<(order: TransferOrder) => void>(), onOpenOrder: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof TransferForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = ticketStories({
  concept: 'transferOrders',
  FilledIn,
  price: 'Total debit',
  short: /^You need .* more/,
  review: 'Review the transfer',
  confirm: 'Confirm transfer',
  accepted: 'Transfer completed',
  empty: 'No funds to transfer yet',
});
const { render, press, sent, done } = states;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /^Amount/ });
    await press('Review');
    await screen.findByText('Choose an account to transfer to');
    // The first field with an error is focused, which opens its list a moment later.
    await screen.findByRole('combobox', { name: 'To account', expanded: true });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('combobox', { name: 'To account', expanded: false });
  },
};

export const Priced: Story = states.Priced;
export const InsufficientBalance: Story = states.InsufficientBalance;
export const Review: Story = states.Review;
export const UnknownOutcome: Story = { ...states.UnknownOutcome, tags: ['!visual'] };
export const NoSuchOrder: Story = { ...states.NoSuchOrder, tags: ['!visual'] };
export const LostAnswer: Story = { ...states.LostAnswer, tags: ['!visual'] };
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

/** Its ids and times are those of the run. */
export const Success: Story = {
  tags: ['!visual'],
  render,
  play: async ({ args }) => {
    await sent();
    await done();
    await expect(args.onAccepted).toHaveBeenCalledWith(
      expect.objectContaining({ amount: { amount: '250.00', currency: 'USD' }, reference: 'Working capital' }),
    );
  },
};
