import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { permissionTableDocs } from '../../testing/docs/permissionDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { PATIENCE } from '../../testing/patience';
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

export const Opened: Story = {
  args: { view: { filter: { search: 'View cards' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByText('View cards');
    if (row) await userEvent.click(row);
    const details = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(details).findByText('Cards: View', undefined, PATIENCE);
  },
};

/** The privileges of one module. */
export const OfAModule: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }, PATIENCE));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Module name' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Module name' }, PATIENCE), 'Cards{Enter}');
    await screen.findByRole('button', { name: /Module name: Cards/ }, PATIENCE);
    await waitFor(() => expect(screen.queryByText('View the dashboard')).toBeNull(), PATIENCE);
    await screen.findByText('View cards', undefined, PATIENCE);
  },
};
