import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack, Text } from '../../page/layout';
import { Field } from '../field';
import { PhoneInput } from './PhoneInput';
import { phoneInputDocs } from './phoneInput.docs';

const meta: Meta<typeof PhoneInput> = {
  title: 'UI/PhoneInput',
  parameters: phoneInputDocs,
  tags: ['autodocs'],
  component: PhoneInput,
  args: { 'aria-label': 'Mobile number', defaultCountry: 'MX', style: { maxInlineSize: 360 } },
};
export default meta;
type Story = StoryObj<typeof PhoneInput>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '+33612345678' } };
export const Wrong: Story = { args: { defaultValue: '+3361234' } };
export const SomeCountries: Story = { args: { countries: ['MX', 'US', 'BR'], defaultValue: '+5511961234567' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '+33612345678' } };
export const InField: Story = {
  render: function Render() {
    const [number, setNumber] = useState('+33612345678');
    return (
      <Stack gap={3} style={{ maxInlineSize: 360 }}>
        <Field label="Mobile number" required help="We send codes to it.">
          <PhoneInput value={number} onChange={setNumber} />
        </Field>
        <Text color="muted" tabular>{`Value: ${number || 'none'}`}</Text>
      </Stack>
    );
  },
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={4} style={{ maxInlineSize: 360 }}>
      <Field label="Mobile number" required>
        <PhoneInput defaultValue="+33612345678" />
      </Field>
      <Field label="Empty">
        <PhoneInput defaultCountry="MX" />
      </Field>
      <Field label="Wrong">
        <PhoneInput defaultValue="+3361234" />
      </Field>
      <Field label="Refused by the form" error="This field is required">
        <PhoneInput />
      </Field>
      <Field label="Disabled" disabled>
        <PhoneInput defaultValue="+5511961234567" />
      </Field>
    </Stack>
  ),
};
