import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../page/layout';
import { Skeleton } from './Skeleton';
import { skeletonDocs } from './skeleton.docs';

const meta: Meta<typeof Skeleton> = {
  title: 'UI/Skeleton',
  parameters: skeletonDocs,
  tags: ['autodocs'],
  component: Skeleton,
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = { args: { width: 240 } };
export const Circle: Story = { args: { shape: 'circle', width: 32 } };
export const Block: Story = { args: { shape: 'block', width: 240, height: 120 } };
export const Gallery: Story = {
  render: () => (
    <Inline gap={3}>
      <Skeleton shape="circle" width={40} />
      <Stack gap={0}>
        <Skeleton width={180} />
        <Skeleton width={120} />
      </Stack>
    </Inline>
  ),
};
