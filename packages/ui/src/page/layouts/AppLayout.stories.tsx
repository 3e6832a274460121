import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../data/badge';
import {
  BankIcon,
  CardIcon,
  DashboardIcon,
  ExchangeIcon,
  Icon,
  PeopleIcon,
  SettingsIcon,
  StatementIcon,
} from '../../icon';
import { Box, Heading, Stack, Text } from '../layout';
import { AppLayout } from './AppLayout';
import { appLayoutDocs } from './appLayout.docs';
import { NavGroup } from './NavGroup';
import { NavItem } from './NavItem';

const nav = (
  <>
    <NavGroup>
      <NavItem href="#dashboard" label="Dashboard" icon={<Icon of={DashboardIcon} />} />
    </NavGroup>
    <NavGroup label="Issuing">
      <NavItem href="#cards" label="Cards" icon={<Icon of={CardIcon} />} current />
      <NavItem href="#merchants" label="Merchants" icon={<Icon of={PeopleIcon} />} badge={<Badge count={3} />} />
    </NavGroup>
    <NavGroup label="Money">
      <NavItem href="#accounts" label="Accounts" icon={<Icon of={BankIcon} />} />
      <NavItem href="#exchange" label="Exchange orders and everything about them" icon={<Icon of={ExchangeIcon} />} />
      <NavItem href="#statements" label="Statements" icon={<Icon of={StatementIcon} />} />
      <NavItem href="#settings" label="Settings" icon={<Icon of={SettingsIcon} />} />
    </NavGroup>
  </>
);

const meta: Meta<typeof AppLayout> = {
  title: 'UI/AppLayout',
  tags: ['autodocs'],
  component: AppLayout,
  parameters: { ...appLayoutDocs, layout: 'fullscreen' },
  args: {
    brand: <Text weight="bold">Corridor</Text>,
    nav,
    bar: <Text color="muted">Meridian Trading Group</Text>,
    footer: 'All times in UTC',
    children: (
      <Stack>
        <Heading level={1}>Cards</Heading>
        <Box surface="base" border radius="card" padding={6}>
          The screen stands here.
        </Box>
      </Stack>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof AppLayout>;

export const Default: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const Boxed: Story = { args: { boxed: true } };
export const Bordered: Story = { args: { skin: 'bordered' } };
export const OverlayOpen: Story = { args: { navOpen: true } };
export const CollapsesByButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole('button', { name: 'Collapse navigation' });
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-pressed', 'true');
  },
};
