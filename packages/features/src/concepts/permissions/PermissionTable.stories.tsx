import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
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
