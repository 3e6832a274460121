import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { sentChanges } from '../../testing/changedElsewhere';
import { shopTableDocs } from '../../testing/docs/shopDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { ShopTable } from './ShopTable';

const meta = {
  title: 'Features/Shops/ShopTable',
  component: ShopTable,
  tags: ['autodocs'],
  parameters: shopTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof ShopTable>;

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

export const PinnedFilter: Story = {
  args: { pinnedFilter: { status: [1] } },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('button', { name: /Status.*Enabled/ })).toBeDisabled();
  },
};

const others = sentChanges('shops', 'shop');

/** What others change is said over the rows, which stay as they are. */
export const ChangedElsewhere: Story = {
  render: (args) => (
    <AlteredGateway change={others.withStream}>
      <ShopTable {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await rowsAreThere();
    await others.tell(['one', 'another', 'a third', 'one'], '3 changed');
  },
};

/** Its drawer is laid out as that of CardTable, the record as in its own stories. */
export const Opened: Story = {
  tags: ['!visual'],
  play: async () => {
    await rowsAreThere();
    const [status] = screen.getAllByText('Enabled');
    if (status) await userEvent.click(status);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Shop ID');
  },
};

export const Creating: Story = {
  play: async () => {
    await rowsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'Add shop' }));
    const form = await screen.findByRole('dialog', { name: 'Add shop' });
    await within(form).findByRole('combobox', { name: /Merchant/ });
  },
};

/** Laid out as the question of CardTable. */
export const Disabling: Story = {
  tags: ['!visual'],
  args: { view: { filter: { status: [1] } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disable' }));
    await screen.findByRole('dialog', { name: 'Disable this shop?' });
  },
};
