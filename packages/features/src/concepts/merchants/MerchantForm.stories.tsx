import type { MerchantDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { merchantFormDocs } from '../../testing/docs/merchantDocs';
import { formStories } from '../../testing/formStories';
import { MerchantForm } from './merchantForm';

const meta = {
  title: 'Features/Merchants/MerchantForm',
  component: MerchantForm,
  tags: ['autodocs'],
  parameters: merchantFormDocs,
  args: { onSaved: fn<(merchant: MerchantDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof MerchantForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const goOn = async (name = 'Continue') => userEvent.click(await screen.findByRole('button', { name }));

async function chooseCountry(name: RegExp) {
  await userEvent.type(await screen.findByRole('combobox', { name }), 'France');
  const [first] = await screen.findAllByRole('option', { name: /^France/ });
  if (first) await userEvent.click(first);
}

const states = formStories(MerchantForm, {
  concept: 'merchants',
  editing: (id) => ({ target: { kind: 'edit', id } }),
  filter: { status: ['rejected'] },
  field: ['textbox', /Corporation name|First name/],
  send: 'Continue',
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

const documents = formStories(MerchantForm, {
  concept: 'merchants',
  editing: (id) => ({ target: { kind: 'documents', id } }),
  filter: { status: ['toBeUploaded'] },
  field: ['textbox', /./],
  send: 'Done',
});

/** The step after a merchant was added. */
export const Documents: Story = {
  ...documents.Edit,
  play: async () => void (await screen.findByRole('group', { name: 'Proof of address' })),
};

/** A child holds no account, and hidden characters are no name. */
export const AgainstTheRules: Story = {
  play: async () => {
    await userEvent.type(await box(/First name/), 'Ada\u202e');
    await userEvent.type(await box(/Date of birth/), '2020-01-01');
    await goOn();
    await screen.findByText('Must be at least 18 years old');
    await screen.findByText('Remove hidden or control characters');
  },
};

export const Corporation: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Corporation' }));
    await userEvent.type(await box(/Corporation name/), 'Beta Maison SARL');
    await userEvent.type(await box(/Business scope/), 'Furniture');
    await userEvent.type(await box(/Legal representative/), 'Clara Fontaine');
    await goOn();
    await userEvent.type(await box(/Registration code/), 'FR-123');
    await userEvent.type(await box(/Registration date/), '2001-05-04');
    await chooseCountry(/Country of registration/);
    await goOn();
    await chooseCountry(/Country of residence/);
    await userEvent.type(await box(/Contact name/), 'Idris Bello');
    await userEvent.type(await box(/Company email/), 'contact@beta.example');
    await goOn();
    await goOn('Add merchant');
    await screen.findByText('2 documents are missing');
    await screen.findByRole('group', { name: 'Registration certificate' });
    await expect(args.onSaved).not.toHaveBeenCalled();
    await goOn('Done');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Beta Maison SARL', country: 'FR', status: 'initial' }),
    );
  },
};
