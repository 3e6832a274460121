import type { VirtualAccount } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { virtualAccountFormDocs } from '../../../testing/docs/virtualAccountDocs';
import { formStories } from '../../../testing/formStories';
import { VirtualAccountForm } from './VirtualAccountForm';

const meta = {
  title: 'Features/Virtual accounts/VirtualAccountForm',
  component: VirtualAccountForm,
  tags: ['autodocs'],
  parameters: virtualAccountFormDocs,
  args: { onSaved: fn<(account: VirtualAccount) => void>(), onCancel: fn() },
} satisfies Meta<typeof VirtualAccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = formStories(VirtualAccountForm, {
  concept: 'virtualAccounts',
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Label/],
  send: 'Add virtual account',
});

export const Default: Story = states.Default;
export const Edit: Story = states.Edit;
export const Incomplete: Story = states.Incomplete;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

const owners = async (text: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name: /Account owner/ }), text);
  return screen.findAllByRole('option');
};

async function add() {
  await userEvent.type(screen.getByRole('combobox', { name: /Currency and bank/ }), 'France');
  await userEvent.click(await screen.findByRole('option', { name: /EUR · France/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'Autumn fair');
  await userEvent.click(screen.getByRole('button', { name: 'Add virtual account' }));
}

/** Adds a euro account in France; a shop can be chosen once the merchant is. */
export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    // The partner stands before its merchants.
    const merchant = (await owners('a')).at(-1);
    if (merchant) await userEvent.click(merchant);
    await screen.findByRole('combobox', { name: /^Shop/ });
    await add();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ currency: 'EUR', bankCountry: 'FR', label: 'Autumn fair', shopId: null }),
    );
  },
};

/** The partner collects for itself, and has no shops. */
export const OfPartner: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const [partner] = await owners('meridian');
    if (partner) await userEvent.click(partner);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Shop/ })).toBeNull());
    await add();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ ownerName: 'Meridian Payments', shopId: null }),
    );
  },
};
