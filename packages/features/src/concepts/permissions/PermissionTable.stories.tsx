import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { permissionTableDocs } from '../../testing/docs/permissionDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { readingOnly } from '../../testing/readingOnly';
import { PermissionTable } from './PermissionTable';

const meta = {
  title: 'Features/Permissions/PermissionTable',
  component: PermissionTable,
  tags: ['autodocs'],
  parameters: { ...permissionTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof PermissionTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const reading = readingOnly('permissions');

export const ReadOnly: Story = {
  render: (args) => (
    <AlteredGateway change={reading}>
      <PermissionTable {...args} />
    </AlteredGateway>
  ),
  play: listStories.ReadOnly.play,
};

export const Opened: Story = {
  args: { view: { filter: { search: 'View cards' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByText('View cards');
    if (row) await userEvent.click(row);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Cards: View');
  },
};

/** The privileges of one module. */
export const OfAModule: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Module name' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Module name' }), 'Cards{Enter}');
    await screen.findByRole('button', { name: /Module name: Cards/ });
    await waitFor(() => expect(screen.queryByText('View the dashboard')).toBeNull());
    await screen.findByText('View cards');
  },
};
