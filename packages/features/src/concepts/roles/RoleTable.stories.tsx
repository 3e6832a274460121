import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { roleTableDocs } from '../../testing/docs/roleDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { PATIENCE } from '../../testing/patience';
import { RoleTable } from './RoleTable';

const meta = {
  title: 'Features/Roles/RoleTable',
  component: RoleTable,
  tags: ['autodocs'],
  parameters: { ...roleTableDocs, operator: 'administrator' },
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof RoleTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;

export const Opened: Story = {
  args: { view: { filter: { search: 'administrator' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByText('administrator');
    if (row) await userEvent.click(row);
    const details = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(details).findByText('What this allows', undefined, PATIENCE);
  },
};
