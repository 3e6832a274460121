import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Money } from '../money';
import { Meter } from './Meter';
import { meterDocs } from './meter.docs';

const meta: Meta<typeof Meter> = {
  title: 'UI/Meter',
  parameters: meterDocs,
  tags: ['autodocs'],
  component: Meter,
  args: {
    label: 'Daily limit',
    share: 0.25,
    limit: <Money amount="1000.00" currency="EUR" />,
    remaining: '750.00 EUR remain today',
    valueText: '750.00 EUR of 1,000.00 EUR remain',
  },
};
export default meta;
type Story = StoryObj<typeof Meter>;

export const Default: Story = {};
export const Warning: Story = { args: { share: 0.8, remaining: '200.00 EUR remain today' } };
export const NearlyUsed: Story = { args: { share: 0.97, remaining: '30.00 EUR remain today' } };
export const Exceeded: Story = { args: { share: 1.2, remaining: 'Exceeded by 200.00 EUR' } };
export const Unused: Story = { args: { share: 0, remaining: '1,000.00 EUR remain today' } };
export const Gallery: Story = {
  render: (args) => (
    <Stack gap={5} style={{ maxInlineSize: 320 }}>
      {[0, 0.4, 0.8, 1].map((share) => (
        <Meter key={share} {...args} share={share} />
      ))}
    </Stack>
  ),
};
