import type { Beneficiary, BeneficiaryDetail, GatewayClient, PayeeConfirmation } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { beneficiaryFormDocs } from '../../../testing/docs/beneficiaryDocs';
import { formStories } from '../../../testing/formStories';
import { BeneficiaryForm, type BeneficiaryFormProps } from './BeneficiaryForm';
import {
  AMERICAN_COMPANY,
  BRAZILIAN_PERSON,
  BRITISH_COMPANY,
  CHINESE_COMPANY,
  GERMAN_PERSON,
  JAPANESE_COMPANY,
} from './sampleDrafts';

const meta = {
  title: 'Features/Beneficiaries/BeneficiaryForm',
  component: BeneficiaryForm,
  tags: ['autodocs'],
  parameters: beneficiaryFormDocs,
  args: { onSaved: fn<(beneficiary: BeneficiaryDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof BeneficiaryForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
const filled = async () => void (await screen.findByRole('heading', { name: 'Account' }));

/** The form for a copy of the beneficiary that was added last. */
function OfTheFirst(props: BeneficiaryFormProps) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.beneficiaries, { page: 1, size: 10, filter: { currency: ['USD'] } });
  const first: Beneficiary | undefined = data?.items[0];
  return first ? <BeneficiaryForm {...props} target={{ kind: 'duplicate', beneficiaryId: first.id }} /> : null;
}

const states = formStories(BeneficiaryForm, {
  concept: 'beneficiaries',
  editing: (beneficiaryId) => ({ target: { kind: 'edit' as const, beneficiaryId } }),
  filter: { currency: ['USD'] },
  field: ['combobox', /Bank country/],
  send: 'Save beneficiary',
});

export const Default: Story = states.Default;
export const Edit: Story = states.Edit;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;

/** Nothing but the destination is missing while there is none. */
export const Nothing: Story = states.Incomplete;

export const Company: Story = { args: { initial: BRITISH_COMPANY }, play: filled };

export const Person: Story = { args: { initial: GERMAN_PERSON }, play: filled };

/** Laid out as Edit. */
export const UnitedStates: Story = { tags: ['!visual'], args: { initial: AMERICAN_COMPANY }, play: filled };

export const BrazilByPix: Story = { args: { initial: BRAZILIAN_PERSON }, play: filled };

export const China: Story = { args: { initial: CHINESE_COMPANY }, play: filled };

export const OverSwift: Story = { args: { initial: JAPANESE_COMPANY }, play: filled };

/** The name goes out in Latin letters: said, corrected, and asked for where nobody can tell how it reads. */
export const LatinName: Story = {
  args: { initial: { ...JAPANESE_COMPANY, payee: { ...JAPANESE_COMPANY.payee, companyName: 'Müller & Söhne_GmbH' } } },
  play: async () => {
    await filled();
    await screen.findByText('Will be sent as Muller + Sohne-GmbH');
    await userEvent.click(screen.getByRole('button', { name: 'Correct: Name as sent' }));
    const sent = await screen.findByRole('textbox', { name: /^Name as sent/ });
    await expect(sent).toHaveAccessibleDescription(/Leave empty for Muller \+ Sohne-GmbH/);
    await userEvent.type(screen.getByRole('textbox', { name: /Company name/ }), '株');
    await screen.findByText(/Enter the spelling the beneficiary uses/);
    await save();
    await expect((await screen.findAllByText('Can’t be sent: 株. Use Latin letters')).length).toBeGreaterThan(0);
  },
};

/** A bank that says this of every name but the one that it has itself. */
function confirmed(confirmation: PayeeConfirmation, name: string | null = null): NonNullable<Story['render']> {
  const change = (gateway: GatewayClient): GatewayClient => {
    const call: typeof gateway.beneficiaries.call = async (which, input, options) => {
      const asked = await gateway.beneficiaries.call(which, input, options);
      if (which !== 'confirmPayee') return asked;
      const isRight = JSON.stringify(input).includes(`"${name}"`);
      return { ...asked, ...(isRight ? { confirmation: 'match', name: null } : { confirmation, name }) };
    };
    return { ...gateway, beneficiaries: { ...gateway.beneficiaries, call } };
  };
  return (args) => (
    <AlteredGateway change={change}>
      <BeneficiaryForm {...args} />
    </AlteredGateway>
  );
}

const checked = async () => {
  await filled();
  await userEvent.click(await screen.findByRole('button', { name: 'Check name with bank' }));
};

export const PayeeConfirmed: Story = {
  args: { initial: BRITISH_COMPANY },
  render: confirmed('match'),
  play: async () => {
    await checked();
    await screen.findByText(/^The bank confirms/);
  },
};

export const PayeeNearlyRight: Story = {
  args: { initial: BRITISH_COMPANY },
  render: confirmed('closeMatch', 'Penrose Instruments Limited'),
  play: async () => {
    await checked();
    await screen.findByText('Close match');
  },
};

/** Laid out as PayeeConfirmed. */
export const PayeeOfAnotherName: Story = {
  tags: ['!visual'],
  args: { initial: BRITISH_COMPANY },
  render: confirmed('noMatch'),
  play: async () => {
    await checked();
    await screen.findByText('Name doesn’t match');
    await expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

/** The demonstration gateway knows no bank that could be asked. */
export const PayeeNotConfirmed: Story = {
  args: { initial: BRITISH_COMPANY },
  play: async () => {
    await checked();
    await screen.findByText('Name check unavailable');
  },
};

export const Incomplete: Story = {
  args: { initial: { ...AMERICAN_COMPANY, bank: {}, payee: {} } },
  play: async () => {
    await filled();
    await save();
    await screen.findByText(/fields need attention$/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /ACH/ })).toHaveFocus());
  },
};

export const WrongIdentifier: Story = {
  args: { initial: { ...GERMAN_PERSON, bank: {} } },
  play: async () => {
    await filled();
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), 'GB29NWBK60161331926819');
    await screen.findByText('This IBAN belongs to a different country than the bank');
  },
};

export const KnownAccount: Story = {
  tags: ['!visual'],
  args: {
    initial: {
      ...BRITISH_COMPANY,
      bank: { ...BRITISH_COMPANY.bank, accountNumber: String(Date.now()).slice(-8) },
    },
  },
  play: async ({ args }) => {
    await filled();
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await save();
    await screen.findByText('This account already exists');
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(2));
  },
};

export const Slow: Story = { parameters: { gateway: 'slow' }, args: { initial: GERMAN_PERSON }, play: filled };

export const Failing: Story = {
  parameters: { gateway: 'failing' },
  args: { initial: GERMAN_PERSON },
  play: async () => {
    await filled();
    await screen.findByText('Required fields couldn’t be loaded');
    await save();
    await screen.findByText('What you entered is still here.');
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Jürgen');
  },
};

/** Laid out as Failing. */
export const SignedOut: Story = {
  tags: ['!visual'],
  parameters: { gateway: 'unauthorized' },
  args: { initial: GERMAN_PERSON },
  play: async () => {
    await filled();
    await save();
    await screen.findByText('You are signed out');
    await expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Jürgen');
  },
};

export const HostCustomization: Story = {
  args: {
    initial: { ...GERMAN_PERSON, payee: { ...GERMAN_PERSON.payee, email: 'juergen@example.com' } },
    fieldCustomization: {
      'bank.routingCodes.bic_swift': { hidden: true },
      'payee.email': { disabled: true },
      'payee.firstName': { label: 'Given name', hint: 'As it stands in the passport' },
    },
  },
  play: async () => {
    await filled();
    await expect(screen.getByRole('textbox', { name: /Given name/ })).toHaveValue('Jürgen');
    await expect(screen.getByRole('textbox', { name: /Email/ })).toBeDisabled();
    await expect(screen.queryByRole('textbox', { name: /BIC/ })).toBeNull();
  },
};

/** Laid out as Edit. */
export const Duplicate: Story = { tags: ['!visual'], render: (args) => <OfTheFirst {...args} />, play: filled };

export const Dark: Story = { globals: { theme: 'dark' }, args: { initial: BRITISH_COMPANY }, play: filled };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { initial: JAPANESE_COMPANY }, play: filled };
