import type { WithdrawalOrderDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { useRuntime } from '../../../runtime/Runtime';
import { useList } from '../../../runtime/useList';
import { withdrawalOrderFormDocs } from '../../../testing/docs/withdrawalDocs';
import { ticketStories } from '../../../testing/ticketStories';
import { WithdrawalOrderForm, type WithdrawalOrderFormProps } from './WithdrawalOrderForm';

/** The ticket, filled in: out of the fullest dollar account of the partner. */
function FilledIn({ initial, ...rest }: WithdrawalOrderFormProps) {
  const { gateway } = useRuntime();
  const sort = { field: 'available', direction: 'desc' } as const;
  const filter = { currency: ['USD'], funded: true, productType: [10 as const] };
  const { data } = useList(gateway.accounts, { filter, sort });
  const [from] = data ?? [];
  if (!from) return null;
  return <WithdrawalOrderForm {...rest} initial={{ accountId: from.id, amount: '250', ...initial }} />;
}

const meta = {
  title: 'Features/Withdrawals/WithdrawalOrderForm',
  component: WithdrawalOrderForm,
  tags: ['autodocs'],
  parameters: withdrawalOrderFormDocs,
  args: { onAccepted: fn<(order: WithdrawalOrderDetail) => void>(), onOpenOrder: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof WithdrawalOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = ticketStories({
  concept: 'withdrawalOrders',
  FilledIn,
  price: 'Total debit',
  short: /^You need .* more to cover/,
  review: 'Review the withdrawal',
  confirm: 'Confirm withdrawal',
  accepted: 'Withdrawal accepted',
  empty: 'No funds to withdraw yet',
});
const { press } = states;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /^Amount/ });
    await press('Review');
    await screen.findByText('Choose a withdrawal account');
  },
};

/** The bank account is of the account that pays; the fee stands beside the amount. */
export const Priced: Story = {
  ...states.Priced,
  play: async () => {
    await states.priced();
    const to = screen.getByRole<HTMLInputElement>('combobox', { name: /^Withdrawal account/ });
    await expect(to.value).toMatch(/USD •••• \w{4}$/);
    await screen.findByText(/250\.13/);
  },
};
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
