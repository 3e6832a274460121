import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, SearchIcon } from '../../icon';
import { Stack, Text } from '../../page/layout';
import { Input } from './Input';
import { inputDocs } from './input.docs';

const meta: Meta<typeof Input> = {
  title: 'UI/Input',
  parameters: inputDocs,
  tags: ['autodocs'],
  component: Input,
  args: { 'aria-label': 'Merchant' },
};
export default meta;
type Story = StoryObj<typeof Input>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Marisol Traders' } };
export const Placeholder: Story = { args: { placeholder: 'Name or id' } };
export const Clearable: Story = { args: { defaultValue: 'Marisol Traders', clearable: true } };
export const WithAdornments: Story = {
  args: {
    startAdornment: <Icon of={SearchIcon} />,
    endAdornment: <Text color="muted">EUR</Text>,
    defaultValue: '1,250.00',
    align: 'end',
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'BCMRMX' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Marisol Traders' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Marisol Traders' } };
export const Small: Story = { args: { size: 'sm', defaultValue: 'Marisol Traders' } };
export const Large: Story = { args: { size: 'lg', defaultValue: 'Marisol Traders' } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={3} style={{ maxInlineSize: 360 }}>
      <Input aria-label="Empty" placeholder="Name or id" />
      <Input aria-label="Search" startAdornment={<Icon of={SearchIcon} />} defaultValue="Marisol" clearable />
      <Input aria-label="Amount" align="end" defaultValue="1,250.00" endAdornment={<Text color="muted">EUR</Text>} />
      <Input aria-label="Wrong" aria-invalid defaultValue="BCMRMX" />
      <Input aria-label="Disabled" disabled defaultValue="Disabled" />
      <Input aria-label="Read only" readOnly defaultValue="Read only" />
      <Input aria-label="Small" size="sm" defaultValue="Small" />
      <Input aria-label="Large" size="lg" defaultValue="Large" />
    </Stack>
  ),
};
