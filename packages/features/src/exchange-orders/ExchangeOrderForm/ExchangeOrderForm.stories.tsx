import type { ExchangeOrder } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { ExchangeOrderForm } from './ExchangeOrderForm';

const meta = {
  title: 'Features/ExchangeOrders/ExchangeOrderForm',
  component: ExchangeOrderForm,
  args: { onAccepted: fn<(order: ExchangeOrder) => void>(), onOpenOrder: fn(), onOpenTransaction: fn() },
} satisfies Meta<typeof ExchangeOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

export const Default: Story = {
  play: async () => void (await screen.findByRole('textbox', { name: /You sell/ }, PATIENCE)),
};
