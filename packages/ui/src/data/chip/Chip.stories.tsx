import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterIcon, Icon } from '../../icon';
import { Inline, Stack } from '../../page/layout';
import { TONES } from '../../theme';
import { Chip } from './Chip';
import { chipDocs } from './chip.docs';
import { StatusChip } from './StatusChip';

const meta: Meta<typeof Chip> = {
  title: 'UI/Chip',
  parameters: chipDocs,
  tags: ['autodocs'],
  component: Chip,
  args: { children: 'Status: Blocked' },
};
export default meta;
type Story = StoryObj<typeof Chip>;

export const Default: Story = {};
export const Pressable: Story = { args: { onClick: () => undefined, startIcon: <Icon of={FilterIcon} size="sm" /> } };
export const Selected: Story = { args: { onClick: () => undefined, selected: true } };
export const Removable: Story = { args: { onClick: () => undefined, onRemove: () => undefined } };
export const Disabled: Story = { args: { onClick: () => undefined, onRemove: () => undefined, disabled: true } };
export const Status: Story = { render: () => <StatusChip tone="success">Completed</StatusChip> };
export const Gallery: Story = {
  render: () => (
    <Stack>
      <Inline>
        {TONES.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {tone}
          </StatusChip>
        ))}
      </Inline>
      <Inline>
        {TONES.map((tone) => (
          <Chip key={tone} tone={tone} onRemove={() => undefined}>
            {tone}
          </Chip>
        ))}
      </Inline>
      <Inline>
        <Chip>Plain</Chip>
        <Chip size="lg">Larger</Chip>
        <Chip onClick={() => undefined}>Pressable</Chip>
        <Chip onClick={() => undefined} selected>
          Selected
        </Chip>
        <Chip onClick={() => undefined} disabled>
          Disabled
        </Chip>
      </Inline>
    </Stack>
  ),
};
