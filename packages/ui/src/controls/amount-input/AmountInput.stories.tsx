import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Grid, Stack, Text } from '../../page/layout';
import { Field } from '../field';
import { AmountInput } from './AmountInput';
import { amountInputDocs } from './amountInput.docs';
import type { AmountText } from './useAmountText';

/** A reader that knows the marks of English alone; a product has one for all that its users type. */
const read = (text: string): AmountText => {
  const plain = text.trim().replaceAll(',', '');
  return plain === '' || /^-?\d+(\.\d+)?$/.test(plain)
    ? { value: plain }
    : { value: text.trim(), problem: 'notAnAmount' };
};

const meta: Meta<typeof AmountInput> = {
  title: 'UI/AmountInput',
  parameters: amountInputDocs,
  tags: ['autodocs'],
  component: AmountInput,
  args: { 'aria-label': 'Amount', currency: 'USD', read },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: 360 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AmountInput>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '1284930.4' } };
export const NoMinorUnits: Story = { args: { currency: 'JPY', defaultValue: '1284930' } };
export const ThreeMinorUnits: Story = { args: { currency: 'KWD', defaultValue: '1284.5' } };
export const Limits: Story = { args: { min: '10', max: '50000', defaultValue: '250' } };
export const AboveLimit: Story = { args: { min: '10', max: '50000', defaultValue: '50000.01' } };
export const NotAnAmount: Story = { args: { defaultValue: '12 apples' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '1284930.4' } };
export const Small: Story = { args: { size: 'sm', defaultValue: '250' } };
export const WithCurrencySelect: Story = {
  render: function Render() {
    const [currency, setCurrency] = useState('EUR');
    const choose = (
      <select
        aria-label="Currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        style={{ border: 0, background: 'none', font: 'inherit', color: 'inherit' }}
      >
        {['EUR', 'USD', 'MXN', 'BRL'].map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    );
    return (
      <AmountInput read={read} aria-label="You send" currency={currency} defaultValue="2500" currencySelect={choose} />
    );
  },
};
export const InField: Story = {
  render: function Render() {
    const [amount, setAmount] = useState('1284930.4');
    return (
      <Stack gap={3}>
        <Field label="Limit for one payment" required>
          <AmountInput read={read} currency="EUR" min="1" max="2000000" value={amount} onChange={setAmount} />
        </Field>
        <Text color="muted" tabular>{`Value: ${amount || 'none'}`}</Text>
      </Stack>
    );
  },
};
export const Gallery: Story = {
  render: () => (
    <Grid gap={4}>
      <Field label="You send" required>
        <AmountInput read={read} currency="USD" defaultValue="1284930.4" />
      </Field>
      <Field label="Daily limit" help="The default of this card is 50,000.00.">
        <AmountInput read={read} currency="EUR" min="1" max="50000" defaultValue="2500" />
      </Field>
      <Field label="Above the limit">
        <AmountInput read={read} currency="EUR" min="1" max="50000" defaultValue="50000.01" />
      </Field>
      <Field label="Not an amount">
        <AmountInput read={read} currency="EUR" defaultValue="12 apples" />
      </Field>
      <Field label="Empty">
        <AmountInput read={read} currency="JPY" />
      </Field>
      <Field label="Disabled" disabled>
        <AmountInput read={read} currency="MXN" defaultValue="250" />
      </Field>
    </Grid>
  ),
};
