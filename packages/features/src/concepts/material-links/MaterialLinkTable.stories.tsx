import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { materialLinkTableDocs } from '../../testing/docs/materialDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { MaterialLinkTable } from './MaterialLinkTable';

const meta = {
  title: 'Features/Materials/MaterialLinkTable',
  component: MaterialLinkTable,
  tags: ['autodocs'],
  parameters: materialLinkTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof MaterialLinkTable>;

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

/** A link that a rejection took back says so. */
export const Released: Story = {
  args: { view: { filter: { status: ['released'] } } },
  play: async () => {
    await rowsAreThere();
    // The first says what is filtered.
    const chip = screen.getAllByText('Unlinked').at(-1);
    if (chip) await userEvent.click(chip);
    await screen.findByText(/The collection was rejected/);
  },
};
