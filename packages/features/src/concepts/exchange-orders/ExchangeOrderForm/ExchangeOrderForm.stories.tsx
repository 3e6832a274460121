import type { ExchangeOrder } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { exchangeFormDocs } from '../../../testing/docs/exchangeDocs';
import { withBriefPrices, withChangingPrice, withEndedSession, withOldRates } from '../../../testing/oddExchanges';
import { withNoAnswerOf } from '../../../testing/oddOrders';
import { ticketStories } from '../../../testing/ticketStories';
import { ExchangeOrderForm } from './ExchangeOrderForm';

const DOLLARS = { sellCurrency: 'USD', buyCurrency: 'EUR', fixedSide: 'sell', amount: '1000' } as const;

/** The ticket, filled in for dollars. */
function FilledIn({ initial, ...rest }: ComponentProps<typeof ExchangeOrderForm>) {
  return <ExchangeOrderForm {...rest} initial={{ ...DOLLARS, ...initial }} />;
}

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderForm',
  component: ExchangeOrderForm,
  tags: ['autodocs'],
  parameters: exchangeFormDocs,
  args: { onAccepted: fn<(order: ExchangeOrder) => void>(), onOpenOrder: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof ExchangeOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = ticketStories({
  concept: 'exchangeOrders',
  FilledIn,
  price: 'Total debit',
  short: /^You need .+ more to cover the amount and fee/,
  review: 'Review the exchange',
  confirm: 'Confirm exchange',
  accepted: /^Exchange (accepted|completed)$/,
  empty: 'No funds to exchange yet',
});
const { render, under, press, priced, reviewed, sent, done } = states;

export const Default: Story = {
  play: async () => void (await screen.findByRole('textbox', { name: /You sell/ })),
};

export const Priced: Story = states.Priced;
export const InsufficientBalance: Story = states.InsufficientBalance;
export const Review: Story = states.Review;
export const UnknownOutcome: Story = states.UnknownOutcome;
export const NoSuchOrder: Story = states.NoSuchOrder;
export const LostAnswer: Story = { ...states.LostAnswer, tags: ['!visual'] };
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const BuyFixed: Story = {
  args: { initial: { ...DOLLARS, buyCurrency: 'JPY', fixedSide: 'buy', amount: '150000' } },
  play: async () => {
    await priced();
    await expect(screen.getByRole('textbox', { name: /You buy/ })).toHaveValue('150,000');
    await screen.findByRole('textbox', { name: 'You buy Fixed' });
  },
};

export const PinnedOwner: Story = {
  args: { ownerId: '0198a000-0000-7000-8000-000000000001', initial: DOLLARS },
  play: async () => {
    await priced();
    await expect(screen.getByRole('combobox', { name: 'Account owner' })).toBeDisabled();
  },
};

export const Incomplete: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /You sell/ });
    await press('Review');
    await screen.findByText('Enter an amount');
  },
};

export const BelowMinimum: Story = {
  tags: ['!visual'],
  args: { initial: { ...DOLLARS, amount: '0.01' } },
  play: async () => {
    await screen.findByText('This amount is below the minimum.');
    await press('Review');
    await screen.findByText(/^The minimum is .*1\.00/);
    await expect(screen.getByRole('textbox', { name: /You sell/ })).toBeInvalid();
    await expect(screen.getByRole('textbox', { name: /You buy/ })).toHaveValue('');
  },
};

/** Its countdown is that of the run. */
export const ChangedQuote: Story = {
  tags: ['time-passes', '!visual'],
  render: under(withChangingPrice),
  play: async () => {
    await reviewed();
    await screen.findByText('The quote has changed');
    await expect(screen.getByRole('button', { name: 'Confirm exchange' })).toBeDisabled();
  },
};

export const ExpiredQuote: Story = {
  tags: ['time-passes'],
  render: under(withBriefPrices),
  play: async () => {
    await reviewed();
    await screen.findByText('This quote has expired');
    await expect(screen.getByRole('button', { name: 'Confirm exchange' })).toBeDisabled();
  },
};

/** The page was loaded anew while nobody knew how its order ended. */
export const UnknownAfterReload: Story = {
  render: under(withNoAnswerOf('exchangeOrders')),
  args: { pending: '0198a000-0000-7000-8000-00000000000e' },
  play: async () => {
    await screen.findByText('Your order may have been accepted');
    await waitFor(() => expect(screen.getByText(/can’t be reached right now/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Resend request' })).toBeDisabled();
    await expect(screen.queryByRole('textbox', { name: /You sell/ })).toBeNull();
  },
};

export const SignedOutInTheMiddle: Story = {
  tags: ['!visual'],
  render: under(withEndedSession),
  play: async () => {
    await screen.findByText('You are signed out');
    await expect(screen.getByRole('textbox', { name: /You sell/ })).toHaveValue('1,000.00');
    await press('Try again');
    await sent();
    await screen.findByText('You are signed out');
    await press('Confirm exchange');
    await done();
  },
};

/** Rates are too old: it is said where the quote stands, and again at the order. */
export const RateTooOld: Story = {
  tags: ['!visual'],
  render: under(withOldRates),
  play: async () => {
    await screen.findByText(/^The exchange rate is out of date/);
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await press('Try again');
    await sent();
    await screen.findByText(/^The exchange rate is out of date/);
    await expect(screen.getByRole('heading', { name: 'Review the exchange' })).toBeVisible();
  },
};

/** Its ids and times are those of the run. */
export const Success: Story = {
  tags: ['!visual'],
  render,
  play: async ({ args }) => {
    await sent();
    await done();
    const order = { sell: { amount: '1000.00', currency: 'USD' }, fixedSide: 'sell' };
    await expect(args.onAccepted).toHaveBeenCalledWith(expect.objectContaining(order));
  },
};

export const Slow: Story = { ...states.Priced, parameters: { gateway: 'slow' } };

export const Forbidden: Story = {
  // The refusal carries a request id of its own every time.
  tags: ['!visual'],
  parameters: { operator: 'viewer' },
  args: { initial: DOLLARS },
  play: async () => void (await screen.findByText('You don’t have permission')),
};
