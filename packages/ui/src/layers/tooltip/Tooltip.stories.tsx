import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '../../controls/button';
import { DownloadIcon, Icon } from '../../icon';
import { Inline } from '../../page/layout';
import { Tooltip } from './Tooltip';
import { tooltipDocs } from './tooltip.docs';

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Tooltip',
  parameters: tooltipDocs,
  tags: ['autodocs'],
  component: Tooltip,
  args: { text: 'Settled once a day at 17:00 UTC', children: <Button>Settlement</Button> },
  decorators: [
    (Part) => (
      <div style={{ padding: 64 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Default: Story = {};
/** The bubble repeats the button's own name, so a screen reader hears it once. */
export const NamesAnIcon: Story = {
  args: {
    text: 'Download statement',
    children: (
      <IconButton label="Download statement">
        <Icon of={DownloadIcon} />
      </IconButton>
    ),
  },
};
export const Sides: Story = {
  render: () => (
    <Inline gap={4}>
      {(['above', 'below', 'before', 'after'] as const).map((side) => (
        <Tooltip key={side} side={side} text={`Stands ${side}`}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  args: { text: 'The rate is held for thirty seconds; after that the order asks for a new one before it is placed.' },
};
