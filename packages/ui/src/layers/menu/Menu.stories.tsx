import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/button';
import { CopyIcon, DownloadIcon, FreezeIcon, Icon, MoreIcon, ShowIcon, StatementIcon } from '../../icon';
import { Menu } from './Menu';
import { MenuCheckItem } from './MenuCheckItem';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { MenuRadioGroup } from './MenuRadioGroup';
import { MenuRadioItem } from './MenuRadioItem';
import { MenuSeparator } from './MenuSeparator';
import { MenuSub } from './MenuSub';
import { menuDocs } from './menu.docs';

const more = (
  <IconButton label="Actions of card 4242" variant="secondary">
    <Icon of={MoreIcon} />
  </IconButton>
);

const items = (
  <>
    <MenuItem icon={<Icon of={ShowIcon} />} shortcut="↵">
      Open
    </MenuItem>
    <MenuItem icon={<Icon of={CopyIcon} />} shortcut="⌘ C">
      Copy card id
    </MenuItem>
    <MenuSub label="Export" icon={<Icon of={DownloadIcon} />}>
      <MenuItem>CSV</MenuItem>
      <MenuItem>Excel</MenuItem>
      <MenuSub label="Statement">
        <MenuItem>Daily</MenuItem>
        <MenuItem>Monthly</MenuItem>
      </MenuSub>
    </MenuSub>
    <MenuItem icon={<Icon of={StatementIcon} />} href="#statement">
      Statements
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Icon of={FreezeIcon} />} disabledReason="Blocked by the scheme until 24 May">
      Unblock
    </MenuItem>
    <MenuItem tone="danger" description="Cannot be undone">
      Revoke
    </MenuItem>
  </>
);

const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  parameters: menuDocs,
  tags: ['autodocs'],
  component: Menu,
  args: { trigger: more, children: items },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AlignedToEnd: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Part) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Part />
      </div>
    ),
  ],
};

function ViewMenu({ defaultOpen }: { readonly defaultOpen?: boolean }) {
  const [density, setDensity] = useState('comfortable');
  const [columns, setColumns] = useState({ amount: true, fee: false });
  return (
    <Menu defaultOpen={defaultOpen} trigger={<Button>View</Button>}>
      <MenuGroup label="Columns">
        <MenuCheckItem checked={columns.amount} onCheckedChange={(amount) => setColumns({ ...columns, amount })}>
          Amount
        </MenuCheckItem>
        <MenuCheckItem checked={columns.fee} onCheckedChange={(fee) => setColumns({ ...columns, fee })}>
          Fee
        </MenuCheckItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuRadioGroup label="Density" value={density} onChange={setDensity}>
        <MenuRadioItem value="comfortable">Comfortable</MenuRadioItem>
        <MenuRadioItem value="compact">Compact</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

/** Items that are on or off keep the menu open; a choice closes it. */
export const Checkable: Story = { render: () => <ViewMenu /> };
export const CheckableOpen: Story = { render: () => <ViewMenu defaultOpen /> };
export const LongList: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>Currency</Button>,
    children: Array.from({ length: 40 }, (_, index) => `Account ${index + 1}`).map((name) => (
      <MenuItem key={name}>{name}</MenuItem>
    )),
  },
};
