import type { Meta, StoryObj } from '@storybook/react-vite';
import { object, string } from 'yup';
import { Banner } from '../banner';
import { Button } from '../button';
import { Combobox } from '../combobox';
import { DatePicker } from '../date-picker';
import { Field } from '../field';
import { FileUpload } from '../file-upload';
import { Form, FormField, FormSubmit, FormSummary, useSchemaForm } from '../form';
import { Input } from '../input';
import { Box, Grid, Heading, Inline, Stack, Text } from '../layout';
import { PhoneInput } from '../phone-input';
import { Radio, RadioGroup } from '../radio';
import { Select } from '../select';
import { type Step, Stepper } from '../stepper';
import { Panel } from './Panel';
import { Shell } from './Shell';

const STEPS: readonly Step[] = [
  { id: 'business', label: 'Business', note: 'Nordwind Logistik GmbH' },
  { id: 'owners', label: 'Owners', note: '2 people' },
  { id: 'account', label: 'Bank account' },
  { id: 'review', label: 'Review' },
];

const required = 'This field is required';
const schema = object({
  country: string().required(required),
  currency: string().required(required),
  kind: string().required(required),
  holder: string().required(required),
  iban: string().required(required).min(15, 'An IBAN has 15 to 34 characters'),
  swift: string()
    .matches(/^([A-Z0-9]{8}|[A-Z0-9]{11})?$/, 'SWIFT has 8 or 11 characters')
    .defined(),
  opened: string()
    .matches(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter a day as YYYY-MM-DD')
    .defined(),
  phone: string().defined(),
});
const values = {
  country: 'DE',
  currency: 'EUR',
  kind: 'business',
  holder: 'Nordwind Logistik GmbH',
  iban: 'DE89370400440532013000',
  swift: 'COBADEFF',
  opened: '2016-05-18',
  phone: '+4930901820',
};
type Values = typeof values;

const COUNTRIES = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'SG', label: 'Singapore' },
];
const CURRENCIES = ['EUR', 'GBP', 'SGD', 'USD'].map((value) => ({ value, label: value }));

function Where() {
  return (
    <Panel title="Where the account is" help="Decides which details the bank asks for">
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <FormField<Values, 'country'> name="country" label="Country" required>
          {(bound) => <Combobox options={COUNTRIES} {...bound} />}
        </FormField>
        <FormField<Values, 'currency'> name="currency" label="Currency" required>
          {(bound) => <Select options={CURRENCIES} {...bound} />}
        </FormField>
      </Grid>
      <FormField<Values, 'kind'> name="kind" label="Belongs to" group required>
        {({ value, onChange, onBlur }) => (
          <RadioGroup orientation="horizontal" value={value} onChange={(next) => onChange(next ?? '')} onBlur={onBlur}>
            <Radio value="business" label="The business" />
            <Radio value="person" label="A person" />
          </RadioGroup>
        )}
      </FormField>
    </Panel>
  );
}

function Account() {
  return (
    <Panel title="Account" help="As it stands on the bank statement">
      <FormField name="holder" label="Account holder" required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="iban" label="IBAN" required help="Spaces are fine">
        <Input autoComplete="off" spellCheck={false} />
      </FormField>
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        <FormField name="swift" label="SWIFT / BIC" optional>
          <Input autoComplete="off" spellCheck={false} />
        </FormField>
        <FormField<Values, 'opened'> name="opened" label="Opened on" optional>
          {(bound) => <DatePicker {...bound} max="2025-03-26" />}
        </FormField>
      </Grid>
      <FormField<Values, 'phone'> name="phone" label="Phone of the branch" optional>
        {(bound) => <PhoneInput defaultCountry="DE" {...bound} />}
      </FormField>
    </Panel>
  );
}

function Proof() {
  return (
    <Panel title="Proof" help="A statement or a letter of the bank, not older than three months">
      <Field label="Document" required>
        <FileUpload accept=".pdf,.png,.jpg" />
      </Field>
    </Panel>
  );
}

function Onboarding({ defaultValues = values }: { readonly defaultValues?: Values }) {
  const form = useSchemaForm({ schema, defaultValues });
  return (
    <Stack gap={6} style={{ maxInlineSize: 760, marginInline: 'auto' }}>
      <Stack gap={1}>
        <Heading level={1}>New beneficiary</Heading>
        <Text color="muted">Saved as you go. Nothing is sent to the bank before the review.</Text>
      </Stack>
      <Box surface="base" border radius="card" padding={4}>
        <Stepper label="New beneficiary" steps={STEPS} current="account" onSelect={() => undefined} />
      </Box>
      <Form form={form} onSubmit={() => undefined} aria-label="Bank account">
        <Stack gap={5}>
          <FormSummary />
          <Where />
          <Account />
          <Proof />
          <Banner tone="info">The name on the account is compared with the register before the first payout.</Banner>
          <Inline justify="between">
            <Button>Back</Button>
            <Inline>
              <Button variant="ghost">Save and leave</Button>
              <FormSubmit>Continue to review</FormSubmit>
            </Inline>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}

/** A long form as steps: sections with short help, labels above, what is wrong under its field. */
const meta: Meta<typeof Onboarding> = {
  title: 'UI/Kitchen sink/Form',
  component: Onboarding,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Shell at="merchants">
      <Onboarding {...args} />
    </Shell>
  ),
};
export default meta;
type Story = StoryObj<typeof Onboarding>;

export const Filled: Story = {};
export const Wrong: Story = {
  args: { defaultValues: { ...values, iban: 'DE89 3704', swift: 'COBA', holder: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to review' }));
    await canvas.findByRole('group', { name: 'Please correct what is marked below' });
  },
};
