import type { CardDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardApplyDocs } from '../../../testing/docs/cardDocs';
import { formStories } from '../../../testing/formStories';
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

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

async function chooseMerchant() {
  await userEvent.type(await screen.findByRole('combobox', { name: /Merchant/ }), 'a');
  const [merchant] = await screen.findAllByRole('option');
  if (merchant) await userEvent.click(merchant);
  await goOn();
}

async function describeCard() {
  await userEvent.click(await screen.findByRole('combobox', { name: /BIN/ }));
  const [bin] = await screen.findAllByRole('option');
  if (bin) await userEvent.click(bin);
  await userEvent.type(screen.getByRole('textbox', { name: /Name on the card/ }), 'MARTA NOWAK');
  await screen.findByText('Will stand on the card: MARTA NOWAK');
  await goOn();
}

const states = formStories(CardApplyForm, { concept: 'cards', field: ['combobox', /Merchant/], send: 'Continue' });

export const Default: Story = states.Default;
export const Incomplete: Story = states.Incomplete;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const Kind: Story = {
  play: async () => {
    await chooseMerchant();
    await screen.findByRole('combobox', { name: /BIN/ });
  },
};

export const Limits: Story = {
  play: async () => {
    await chooseMerchant();
    await describeCard();
    await screen.findByRole('textbox', { name: /^Daily limit/ });
  },
};

export const Applied: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await chooseMerchant();
    await describeCard();
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    const begun = { holderName: 'MARTA NOWAK', status: 'unactivated' };
    await expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining(begun));
  },
};

/** Everything once more, before anything is sent. */
export const Review: Story = {
  play: async () => {
    await chooseMerchant();
    await describeCard();
    await goOn();
    await screen.findByText('MARTA NOWAK');
  },
};
