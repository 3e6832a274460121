import { GatewayError, type WithdrawalAccountDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { withdrawalAccountFormDocs } from '../../../testing/docs/withdrawalDocs';
import { formStories } from '../../../testing/formStories';
import { WithdrawalAccountForm } from './WithdrawalAccountForm';

const meta = {
  title: 'Features/Withdrawals/WithdrawalAccountForm',
  component: WithdrawalAccountForm,
  tags: ['autodocs'],
  parameters: withdrawalAccountFormDocs,
  args: { onSaved: fn<(account: WithdrawalAccountDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof WithdrawalAccountForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Add withdrawal account' }));
const choose = async (name: RegExp, text: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name }), text);
  const [option] = await screen.findAllByRole('option');
  if (option) await userEvent.click(option);
};

async function fillIn(iban: string) {
  await choose(/^Owner/, 'meridian');
  await choose(/^Currency/, 'EUR');
  await choose(/^Bank country/, 'Germany');
  await userEvent.type(await box(/^Bank$/), 'Rheinbank');
  await userEvent.type(await box(/^Account holder/), 'Meridian Payments');
  await userEvent.click(screen.getByRole('radio', { name: 'IBAN' }));
  await userEvent.type(await box(/^IBAN/), iban);
}

const states = formStories(WithdrawalAccountForm, {
  concept: 'withdrawalAccounts',
  field: ['textbox', /^Account holder/],
  send: 'Add withdrawal account',
});

export const Default: Story = states.Default;
export const Incomplete: Story = {
  play: async () => {
    await states.Incomplete.play();
    const summary = await screen.findByRole('group', { name: /needs? attention$/ });
    await expect(summary).toHaveTextContent('Account holder');
  },
};
export const Loading: Story = states.Loading;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const WrongIban: Story = {
  play: async () => {
    await fillIn('DE89 3704 0044 0532 0130 01');
    await save();
    await screen.findByText('One character of this IBAN is wrong');
  },
};

export const PixKey: Story = {
  play: async () => {
    await box(/^Account holder/);
    await userEvent.click(screen.getByRole('radio', { name: 'PIX key' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^PIX key type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'CPF (person)' }));
    await userEvent.type(await box(/^PIX key/), '11912345684');
    await screen.findByLabelText('Valid format');
  },
};

export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await fillIn('de89370400440532013000');
    await userEvent.tab();
    await expect(await box(/^IBAN/)).toHaveValue('DE89 3704 0044 0532 0130 00');
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ accountNumber: 'DE89370400440532013000', status: 0, ownerName: 'Meridian Payments' }),
    );
  },
};

const known = new GatewayError('conflict', { msg: 'Refused', status: 409, reason: 'refusals.accountExists' });

export const Refused: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway
      change={(gateway) => ({
        ...gateway,
        withdrawalAccounts: { ...gateway.withdrawalAccounts, create: () => Promise.reject(known) },
      })}
    >
      <WithdrawalAccountForm {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await fillIn('DE89370400440532013000');
    await save();
    await screen.findByText(/^This owner already has this account in this currency\./);
  },
};
