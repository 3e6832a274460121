import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { cardBalanceInquiryDocs } from '../../testing/docs/balanceInquiryDocs';
import { KNOWN_CARD, LOCKED_CARD, withInquiries } from '../../testing/sampleInquiry';
import { CardBalanceInquiry } from './CardBalanceInquiry';

const meta = {
  title: 'Features/BalanceInquiry/CardBalanceInquiry',
  component: CardBalanceInquiry,
  tags: ['autodocs'],
  parameters: { ...cardBalanceInquiryDocs, operator: 'none' },
  args: { onOpened: fn(), onClosed: fn() },
} satisfies Meta<typeof CardBalanceInquiry>;

export default meta;

type Story = StoryObj<typeof meta>;

const answering: Decorator = (Story) => (
  <AlteredGateway change={withInquiries}>
    <Story />
  </AlteredGateway>
);
const ask = async (cardNumber: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Card number/ }), cardNumber);
  await userEvent.type(screen.getByRole('textbox', { name: /^Expiry date/ }), '08/29');
  await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
};

export const Default: Story = {
  decorators: [answering],
  play: async () => void (await screen.findByRole('button', { name: 'Show balance' })),
};

export const Balance: Story = {
  decorators: [answering],
  play: async ({ args }) => {
    await ask(KNOWN_CARD);
    await screen.findByText('ADA KOWALSKI');
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  decorators: [answering],
  play: async () => {
    await ask('5555 5555 5555 4444');
    await screen.findByText('This card number and expiry date don’t match a card');
  },
};

/** After too many wrong tries no card is told of for a while, and what was typed stays. */
export const Locked: Story = {
  decorators: [answering],
  play: async ({ args }) => {
    await ask(LOCKED_CARD);
    await screen.findByText('Too many requests');
    await expect(screen.getByText(/Try again in 90 seconds\./)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveValue(LOCKED_CARD);
    await expect(args.onOpened).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Balance, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Balance, globals: { direction: 'rtl' } };

/** Whoever leaves ends the inquiry on the server, and begins anew. */
export const Left: Story = {
  tags: ['!visual'],
  decorators: [answering],
  play: async ({ args }) => {
    await ask(KNOWN_CARD);
    await userEvent.click(await screen.findByRole('button', { name: 'End the inquiry' }));
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    await expect(await screen.findByRole('textbox', { name: /^Card number/ })).toHaveValue('');
  },
};
