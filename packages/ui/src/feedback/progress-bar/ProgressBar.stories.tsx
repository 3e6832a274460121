import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { TONES } from '../../theme';
import { ProgressBar } from './ProgressBar';
import { progressBarDocs } from './progressBar.docs';

const meta: Meta<typeof ProgressBar> = {
  title: 'UI/ProgressBar',
  parameters: progressBarDocs,
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Export', value: 42 },
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};
export const Labelled: Story = { args: { showLabel: true } };
export const WithWords: Story = {
  args: { showLabel: true, valueText: '3 of 12 files', value: 25, help: 'About a minute left' },
};
export const Unknown: Story = { args: { value: undefined } };
export const Small: Story = { args: { size: 'sm' } };
export const Done: Story = { args: { value: 100, tone: 'success', showLabel: true } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={3}>
      {TONES.map((tone) => (
        <ProgressBar key={tone} label={tone} tone={tone} value={64} showLabel />
      ))}
    </Stack>
  ),
};
