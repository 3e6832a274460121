import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { collectionTableDocs } from '../../testing/docs/collectionDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { CollectionTable } from './CollectionTable';

const meta = {
  title: 'Features/Collections/CollectionTable',
  component: CollectionTable,
  tags: ['autodocs'],
  parameters: collectionTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof CollectionTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

export const Rejecting: Story = {
  args: { view: { filter: { status: [21] } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }));
    const question = await screen.findByRole('dialog', { name: 'Reject this collection?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Reject' }));
    await within(question).findByText('Enter a reason');
  },
};
