import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import { OtpInput } from './OtpInput';
import { otpInputDocs } from './otpInput.docs';

const meta: Meta<typeof OtpInput> = {
  title: 'UI/OtpInput',
  parameters: otpInputDocs,
  tags: ['autodocs'],
  component: OtpInput,
};
export default meta;
type Story = StoryObj<typeof OtpInput>;

export const Default: Story = {};
export const PartlyFilled: Story = { args: { defaultValue: '482' } };
export const Filled: Story = { args: { defaultValue: '482913' } };
export const Grouped: Story = { args: { defaultValue: '482913', groupSize: 3 } };
export const Masked: Story = { args: { defaultValue: '4829', length: 4, masked: true } };
export const LettersAndDigits: Story = { args: { alphabet: 'letters-and-digits', length: 8, defaultValue: 'K7QX' } };
export const Disabled: Story = { args: { defaultValue: '482913', disabled: true } };
export const InField: Story = {
  render: () => (
    <Field label="Verification code" help="We sent it to i•••@corridor.example. It is valid for 30 minutes.">
      <OtpInput groupSize={3} />
    </Field>
  ),
};
export const WithError: Story = {
  render: () => (
    <Field label="Verification code" error="This code is not right or has expired.">
      <OtpInput groupSize={3} defaultValue="482913" />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <OtpInput aria-label="Large" groupSize={3} defaultValue="482" />
      <OtpInput aria-label="Medium" size="md" groupSize={3} defaultValue="482913" />
      <OtpInput aria-label="Small" size="sm" defaultValue="4829" length={4} masked />
      <OtpInput aria-label="Wrong" aria-invalid defaultValue="482913" />
      <OtpInput aria-label="Disabled" disabled defaultValue="482913" />
    </Stack>
  ),
};
