import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { jobFaultTableDocs } from '../../testing/docs/jobFaultDocs';
import { listStories } from '../../testing/listStories';
import { readingOnly } from '../../testing/readingOnly';
import { JobFaultTable } from './JobFaultTable';

const meta = {
  title: 'Features/JobFaults/JobFaultTable',
  component: JobFaultTable,
  tags: ['autodocs'],
  parameters: { ...jobFaultTableDocs, operator: 'administrator' },
} satisfies Meta<typeof JobFaultTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = {
  ...listStories.NothingMatches,
  args: { view: { filter: { reason: ['timeout'] } } },
};
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const reading = readingOnly('jobFaults');

export const ReadOnly: Story = {
  render: (args) => (
    <AlteredGateway change={reading}>
      <JobFaultTable {...args} />
    </AlteredGateway>
  ),
  play: listStories.ReadOnly.play,
};

/** A record is tried again at once. */
export const TriedAgain: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Card closure' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Try again now' }));
    const question = await screen.findByRole('dialog', { name: 'Try again now?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
