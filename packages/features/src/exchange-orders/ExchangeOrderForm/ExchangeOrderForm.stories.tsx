import type { ExchangeOrder, GatewayClient } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { exchangeFormDocs } from '../../testing/docs/exchangeDocs';
import {
  withBriefPrices,
  withChangingPrice,
  withEndedSession,
  withLostAnswer,
  withLostOrder,
  withNoAnswer,
} from '../../testing/oddExchanges';
import { ExchangeOrderForm } from './ExchangeOrderForm';

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderForm',
  component: ExchangeOrderForm,
  tags: ['autodocs'],
  parameters: exchangeFormDocs,
  args: { onAccepted: fn<(order: ExchangeOrder) => void>(), onOpenOrder: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof ExchangeOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };
const DOLLARS = { sellCurrency: 'USD', buyCurrency: 'EUR', fixedSide: 'sell', amount: '1000' } as const;

const under =
  (change: (gateway: GatewayClient) => GatewayClient): NonNullable<Story['render']> =>
  (args) => (
    <AlteredGateway change={change}>
      <ExchangeOrderForm {...args} />
    </AlteredGateway>
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, PATIENCE));
const priced = () => screen.findByText('Total debit', undefined, PATIENCE);
const reviewed = async () => {
  await priced();
  await press('Review');
  await screen.findByRole('heading', { name: 'Review the exchange' });
};
const sent = async () => {
  await reviewed();
  await press('Confirm the exchange');
};
const accepted = () => screen.findByRole('heading', { name: /^Exchange (accepted|completed)$/ }, PATIENCE);

export const Default: Story = {
  play: async () => void (await screen.findByRole('textbox', { name: /You sell/ }, PATIENCE)),
};

export const Priced: Story = { args: { initial: DOLLARS }, play: async () => void (await priced()) };

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
    await expect(screen.getByRole('combobox', { name: 'Account of' })).toBeDisabled();
  },
};

export const Incomplete: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /You sell/ }, PATIENCE);
    await press('Review');
    await screen.findByText('Type an amount');
  },
};

export const InsufficientBalance: Story = {
  args: { initial: { ...DOLLARS, amount: '900000000' } },
  play: async () => {
    await screen.findByText(/^With the fee it is short by/, undefined, PATIENCE);
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  },
};

export const Review: Story = { args: { initial: DOLLARS }, play: reviewed };

/** Its countdown is that of the run. */
export const ChangedQuote: Story = {
  tags: ['time-passes', '!visual'],
  render: under(withChangingPrice),
  args: { initial: DOLLARS },
  play: async () => {
    await reviewed();
    await screen.findByText('The price has changed', undefined, PATIENCE);
    await expect(screen.getByRole('button', { name: 'Confirm the exchange' })).toBeDisabled();
  },
};

export const ExpiredQuote: Story = {
  tags: ['time-passes'],
  render: under(withBriefPrices),
  args: { initial: DOLLARS },
  play: async () => {
    await reviewed();
    await screen.findByText('This price is over', undefined, PATIENCE);
    await expect(screen.getByRole('button', { name: 'Confirm the exchange' })).toBeDisabled();
  },
};

export const UnknownOutcome: Story = {
  render: under(withNoAnswer),
  args: { initial: DOLLARS },
  play: async () => {
    await sent();
    await screen.findByText('Your order may have been accepted', undefined, PATIENCE);
    await waitFor(() => expect(screen.getByText(/cannot be asked just now/)).toBeVisible(), PATIENCE);
    await expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
  },
};

/** The page was loaded anew while nobody knew how its order ended. */
export const UnknownAfterReload: Story = {
  render: under(withNoAnswer),
  args: { initial: DOLLARS, pending: '0198a000-0000-7000-8000-00000000000e' },
  play: async () => {
    await screen.findByText('Your order may have been accepted', undefined, PATIENCE);
    await waitFor(() => expect(screen.getByText(/cannot be asked just now/)).toBeVisible(), PATIENCE);
    await expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await expect(screen.queryByRole('textbox', { name: /You sell/ })).toBeNull();
  },
};

export const NoSuchOrder: Story = {
  render: under(withLostOrder),
  args: { initial: DOLLARS },
  play: async () => {
    await sent();
    await screen.findByText('No such order was found', undefined, PATIENCE);
  },
};

export const LostAnswer: Story = {
  tags: ['!visual'],
  render: under(withLostAnswer),
  args: { initial: DOLLARS },
  play: async ({ args }) => {
    await sent();
    await accepted();
    await expect(args.onAccepted).toHaveBeenCalledOnce();
  },
};

export const SignedOutInTheMiddle: Story = {
  tags: ['!visual'],
  render: under(withEndedSession),
  args: { initial: DOLLARS },
  play: async () => {
    await screen.findByText('You are signed out', undefined, PATIENCE);
    await expect(screen.getByRole('textbox', { name: /You sell/ })).toHaveValue('1,000.00');
    await press('Try again');
    await sent();
    await screen.findByText('You are signed out', undefined, PATIENCE);
    await press('Confirm the exchange');
    await accepted();
  },
};

/** Its ids and times are those of the run. */
export const Success: Story = {
  tags: ['!visual'],
  args: { initial: DOLLARS },
  play: async ({ args }) => {
    await sent();
    await accepted();
    const order = { sell: { amount: '1000.00', currency: 'USD' }, fixedSide: 'sell' };
    await expect(args.onAccepted).toHaveBeenCalledWith(expect.objectContaining(order));
  },
};

export const Empty: Story = {
  parameters: { gateway: 'empty' },
  play: async () => void (await screen.findByText('There is no money to exchange yet', undefined, PATIENCE)),
};

export const Loading: Story = { parameters: { gateway: 'pending' } };

export const Slow: Story = { parameters: { gateway: 'slow' }, args: { initial: DOLLARS }, play: Priced.play };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};

export const Forbidden: Story = {
  // The refusal carries a request id of its own every time.
  tags: ['!visual'],
  parameters: { operator: 'viewer' },
  args: { initial: DOLLARS },
  play: async () => void (await screen.findByText('You may not do this', undefined, PATIENCE)),
};

export const Dark: Story = { ...Priced, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Priced, globals: { direction: 'rtl' } };
