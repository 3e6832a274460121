import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../page/layout';
import { Checkbox } from '../checkbox';
import { Input } from '../input';
import { PasswordInput } from '../password-input';
import { Radio, RadioGroup } from '../radio';
import { TextArea } from '../text-area';
import { Field } from './Field';
import { fieldDocs } from './field.docs';

const meta: Meta<typeof Field> = {
  title: 'UI/Field',
  parameters: fieldDocs,
  tags: ['autodocs'],
  component: Field,
  args: { label: 'Beneficiary name', children: <Input /> },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Optional: Story = { args: { optional: true } };
export const WithHelp: Story = { args: { help: 'As it stands on the bank statement.' } };
export const WithError: Story = {
  args: { required: true, error: 'This field is required', help: 'As it stands on the bank statement.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Group: Story = {
  args: {
    label: 'Fee paid by',
    group: true,
    required: true,
    help: 'Who bears the fees of the banks on the way.',
    children: (
      <RadioGroup defaultValue="ours">
        <Radio value="ours" label="Sender" />
        <Radio value="shared" label="Shared" />
      </RadioGroup>
    ),
  },
};
export const Gallery: Story = {
  render: () => (
    <Grid columns={{ base: 1, sm: 2 }} gap={5}>
      <Field label="Beneficiary name" required>
        <Input defaultValue="Marisol Traders S.A. de C.V." />
      </Field>
      <Field label="SWIFT / BIC" error="SWIFT has 8 or 11 characters">
        <Input defaultValue="BCMRMX" />
      </Field>
      <Field label="Password" help="8 characters or more, with a digit and a symbol.">
        <PasswordInput defaultValue="Corridor-2" />
      </Field>
      <Field label="Reference" optional>
        <Input placeholder="Invoice 2024-118" clearable />
      </Field>
      <Field label="Trade comments">
        <TextArea defaultValue="Goods of the order of May." />
      </Field>
      <Field label="Consent">
        <Checkbox label="The certificate is genuine" />
      </Field>
    </Grid>
  ),
};
