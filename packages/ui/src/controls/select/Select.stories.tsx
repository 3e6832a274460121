import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankIcon, CardIcon, Icon, WalletIcon } from '../../icon';
import { Inline, Stack } from '../../page/layout';
import { Field } from '../field';
import { Select } from './Select';
import { selectDocs } from './select.docs';

const statuses = [
  { value: 'unactivated', label: 'Unactivated' },
  { value: 'normal', label: 'Normal' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'lost', label: 'Lost' },
  { value: 'expired', label: 'Expired' },
  { value: 'closing', label: 'Closing' },
  { value: 'closed', label: 'Closed', disabled: true },
];

const methods = [
  { value: 'local', label: 'Local transfer', description: 'Arrives today, no fee', icon: <Icon of={BankIcon} /> },
  { value: 'swift', label: 'SWIFT', description: '1 to 3 working days', icon: <Icon of={WalletIcon} /> },
  {
    value: 'card',
    label: 'Push to card',
    description: 'In minutes, 1.2 %',
    icon: <Icon of={CardIcon} />,
    disabled: true,
  },
];

const meta: Meta<typeof Select> = {
  title: 'UI/Select',
  parameters: selectDocs,
  tags: ['autodocs'],
  component: Select,
  args: { options: statuses, 'aria-label': 'Card status' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: 280 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'normal' } };
export const Clearable: Story = { args: { defaultValue: 'blocked', clearable: true } };
export const Described: Story = { args: { options: methods, defaultValue: 'local', 'aria-label': 'Method' } };
export const Grouped: Story = {
  args: {
    'aria-label': 'Account',
    options: [
      { value: 'usd', label: 'USD · 4 120.00', group: 'Balances' },
      { value: 'eur', label: 'EUR · 980.50', group: 'Balances' },
      { value: 'mxn', label: 'MXN · 0.00', group: 'Empty' },
      { value: 'brl', label: 'BRL · 0.00', group: 'Empty' },
    ],
  },
};
export const NoOptions: Story = { args: { options: [] } };
export const Disabled: Story = { args: { defaultValue: 'normal', disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const InField: Story = {
  render: () => (
    <Stack>
      <Field label="Card status" help="What the scheme reports" required>
        <Select options={statuses} name="status" />
      </Field>
      <Field label="Method" error="This field is required">
        <Select options={methods} />
      </Field>
    </Stack>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} wrap={false}>
          <Select aria-label={`Status ${size}`} size={size} options={statuses} />
          <Select aria-label={`Chosen ${size}`} size={size} options={statuses} defaultValue="lost" clearable />
        </Inline>
      ))}
    </Stack>
  ),
};
