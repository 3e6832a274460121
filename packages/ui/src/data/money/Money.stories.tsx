import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Money } from './Money';
import { moneyDocs } from './money.docs';

const meta: Meta<typeof Money> = {
  title: 'UI/Money',
  parameters: moneyDocs,
  tags: ['autodocs'],
  component: Money,
  args: { amount: '1234567.89', currency: 'EUR' },
};
export default meta;
type Story = StoryObj<typeof Money>;

export const Default: Story = {};
export const Negative: Story = { args: { amount: '-1250.00' } };
export const Signed: Story = { args: { amount: '1250.00', sign: 'always', tone: 'incoming' } };
export const WithoutDecimals: Story = { args: { amount: '98000', currency: 'JPY' } };
export const ThreeDecimals: Story = { args: { amount: '12.345', currency: 'KWD' } };
export const BeyondFloats: Story = { args: { amount: '90071992547409931.01' } };
export const Large: Story = { args: { size: 'lg' } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={1} align="end" style={{ maxInlineSize: 240 }}>
      {['1.00', '-20.50', '300.00', '4000.25', '1250000.00'].map((amount) => (
        <Money key={amount} amount={amount} currency="EUR" />
      ))}
    </Stack>
  ),
};
