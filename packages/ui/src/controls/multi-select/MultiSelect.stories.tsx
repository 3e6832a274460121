import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field';
import { MultiSelect } from './MultiSelect';
import { multiSelectDocs } from './multiSelect.docs';

const types = [
  { value: '100', label: 'Deposit' },
  { value: '101', label: 'Collection' },
  { value: '111', label: 'Payment' },
  { value: '110', label: 'Withdrawal' },
  { value: '122', label: 'Exchange in' },
  { value: '123', label: 'Exchange out' },
  { value: '500', label: 'Fee', disabled: true },
];

const meta: Meta<typeof MultiSelect> = {
  title: 'UI/MultiSelect',
  parameters: multiSelectDocs,
  tags: ['autodocs'],
  component: MultiSelect,
  args: { options: types, 'aria-label': 'Transaction types' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: 280 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MultiSelect>;

export const Default: Story = {};
export const One: Story = { args: { defaultValue: ['111'] } };
export const Several: Story = { args: { defaultValue: ['100', '101', '111', '122'], clearable: true } };
export const Disabled: Story = { args: { defaultValue: ['100', '101'], disabled: true } };
export const InField: Story = {
  render: () => (
    <Field label="Transaction types" error="This field is required" required>
      <MultiSelect options={types} name="type" />
    </Field>
  ),
};
