import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, CloseIcon, Icon } from '../../icon';
import { Timeline } from './Timeline';
import { TimelineItem } from './TimelineItem';
import { timelineDocs } from './timeline.docs';

const meta: Meta<typeof Timeline> = {
  title: 'UI/Timeline',
  parameters: timelineDocs,
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'History of the transfer',
    children: (
      <>
        <TimelineItem title="Created" actor="Ines Moreau" time="8 Jan, 09:30" />
        <TimelineItem title="Approved" actor="Tomasz Lis" time="8 Jan, 10:02" tone="success">
          Second approval of two.
        </TimelineItem>
        <TimelineItem title="Sent to the bank" time="8 Jan, 10:05" tone="info" />
        <TimelineItem title="Paid" pending time="Expected 9 Jan" />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Timeline>;

export const Default: Story = {};
export const WithIcons: Story = {
  args: {
    children: (
      <>
        <TimelineItem title="Approved" tone="success" icon={<Icon of={CheckIcon} size="sm" />} time="10:02" />
        <TimelineItem title="Returned by the bank" tone="danger" icon={<Icon of={CloseIcon} size="sm" />} time="14:40">
          Account closed.
        </TimelineItem>
      </>
    ),
  },
};
export const OneEvent: Story = {
  args: { children: <TimelineItem title="Created" actor="Ines Moreau" time="8 Jan, 09:30" /> },
};
