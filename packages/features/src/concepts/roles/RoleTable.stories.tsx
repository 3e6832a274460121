import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { roleTableDocs } from '../../testing/docs/roleDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { readingOnly } from '../../testing/readingOnly';
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
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const reading = readingOnly('roles');

export const ReadOnly: Story = {
  render: (args) => (
    <AlteredGateway change={reading}>
      <RoleTable {...args} />
    </AlteredGateway>
  ),
  play: listStories.ReadOnly.play,
};

export const Opened: Story = {
  args: { view: { filter: { search: 'administrator' } } },
  play: async () => {
    await rowsAreThere();
    const [row] = screen.getAllByText('administrator');
    if (row) await userEvent.click(row);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('What this allows');
  },
};
