import type { Account } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { accountFormDocs } from '../../testing/docs/accountDocs';
import { formStories } from '../../testing/formStories';
import { AccountForm } from './accountForm';

const meta = {
  title: 'Features/Accounts/AccountForm',
  component: AccountForm,
  tags: ['autodocs'],
  parameters: { ...accountFormDocs, operator: 'administrator' },
  args: { onSaved: fn<(account: Account) => void>(), onCancel: fn() },
} satisfies Meta<typeof AccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const merchant = () => screen.findByRole('combobox', { name: /Merchant/ });

const states = formStories(AccountForm, { concept: 'accounts', field: ['combobox', /Merchant/], send: 'Open account' });

export const Default: Story = states.Default;
export const Incomplete: Story = { ...states.Incomplete, tags: ['!visual'] };
export const Loading: Story = { ...states.Loading, tags: ['!visual'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['!visual'] };
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.type(await merchant(), 'a');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.type(screen.getByRole('combobox', { name: /Currency/ }), 'Swiss');
    await userEvent.click(await screen.findByRole('option', { name: /CHF/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ currency: 'CHF', productType: 12 }));
  },
};

export const PartnersOwn: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await merchant();
    await userEvent.click(screen.getByRole('radio', { name: 'Partner account' }));
    await expect(screen.queryByRole('combobox', { name: /Merchant/ })).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: /Currency/ }), 'Swiss');
    await userEvent.click(await screen.findByRole('option', { name: /CHF/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ currency: 'CHF', productType: 10 }));
  },
};
