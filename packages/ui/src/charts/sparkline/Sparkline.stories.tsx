import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack, Text } from '../../page/layout';
import { Sparkline } from './Sparkline';
import { sparklineDocs } from './sparkline.docs';

const rising = [12, 14, 13, 17, 16, 19, 18, 23, 22, 26, 25, 31];

const meta: Meta<typeof Sparkline> = {
  title: 'UI/Sparkline',
  parameters: sparklineDocs,
  tags: ['autodocs'],
  component: Sparkline,
  args: { values: rising, label: 'Deposits of the last 12 days, rising' },
};
export default meta;
type Story = StoryObj<typeof Sparkline>;

export const Default: Story = {};
export const Area: Story = { args: { area: true } };
export const Falling: Story = { args: { values: rising.toReversed(), tone: 'danger', label: 'Falling' } };
export const Flat: Story = { args: { values: [5, 5, 5, 5], tone: 'neutral', label: 'Unchanged' } };
export const Gaps: Story = { args: { values: [1, 3, null, 4, 2, null, null, 5, 6] } };
export const Nothing: Story = { args: { values: [] } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={4}>
      <Inline gap={4}>
        <Text variant="figure" tabular>
          1,284,930.42
        </Text>
        <Sparkline values={rising} area label="Rising" />
      </Inline>
      <Inline gap={4}>
        <Sparkline values={rising.toReversed()} tone="danger" label="Falling" />
        <Sparkline values={[5, 5, 5, 5]} tone="neutral" label="Unchanged" />
        <Sparkline values={[1, 3, null, 4, 2, null, null, 5, 6]} tone="info" label="With gaps" />
      </Inline>
    </Stack>
  ),
};
