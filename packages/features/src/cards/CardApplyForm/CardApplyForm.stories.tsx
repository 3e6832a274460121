import type { CardDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardApplyDocs } from '../../testing/docs/cardDocs';
import { CardApplyForm } from './CardApplyForm';

const meta = {
  title: 'Features/Cards/CardApplyForm',
  component: CardApplyForm,
  tags: ['autodocs'],
  parameters: cardApplyDocs,
  args: { onDone: fn<(card: CardDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof CardApplyForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }, PATIENCE));

async function chooseMerchant() {
  await userEvent.type(await screen.findByRole('combobox', { name: /Merchant/ }, PATIENCE), 'a');
  const [merchant] = await screen.findAllByRole('option', undefined, PATIENCE);
  if (merchant) await userEvent.click(merchant);
  await goOn();
}

async function describeCard() {
  await userEvent.click(await screen.findByRole('combobox', { name: /BIN/ }, PATIENCE));
  const [bin] = await screen.findAllByRole('option', undefined, PATIENCE);
  if (bin) await userEvent.click(bin);
  await userEvent.type(screen.getByRole('textbox', { name: /Name on the card/ }), 'MARTA NOWAK');
  await goOn();
}

export const Default: Story = {
  play: async () => void (await screen.findByRole('combobox', { name: /Merchant/ }, PATIENCE)),
};

export const Incomplete: Story = {
  play: async () => {
    await goOn();
    await screen.findByText('This field is required');
  },
};

export const Kind: Story = {
  play: async () => {
    await chooseMerchant();
    await screen.findByRole('combobox', { name: /BIN/ }, PATIENCE);
  },
};

export const Limits: Story = {
  play: async () => {
    await chooseMerchant();
    await describeCard();
    await screen.findByRole('textbox', { name: /^Daily/ }, PATIENCE);
  },
};

export const Applied: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await chooseMerchant();
    await describeCard();
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }, PATIENCE));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), PATIENCE);
    const begun = { holderName: 'MARTA NOWAK', status: 'unactivated' };
    await expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining(begun));
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out', undefined, PATIENCE)),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };
