import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../page/layout';
import { TONES } from '../../theme';
import { Badge } from './Badge';
import { badgeDocs } from './badge.docs';

const meta: Meta<typeof Badge> = {
  title: 'UI/Badge',
  parameters: badgeDocs,
  tags: ['autodocs'],
  component: Badge,
  args: { count: 3, label: '3 merchants to supplement' },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = {};
export const Many: Story = { args: { count: 240, label: '240 orders' } };
export const Dot: Story = { args: { count: undefined, tone: 'danger', label: 'Unread' } };
export const Gallery: Story = {
  render: () => (
    <Inline>
      {TONES.map((tone) => (
        <Inline key={tone}>
          <Badge tone={tone} count={8} />
          <Badge tone={tone} count={8} soft />
          <Badge tone={tone} />
        </Inline>
      ))}
    </Inline>
  ),
};
