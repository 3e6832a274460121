import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../controls/button';
import {
  CardIcon,
  DashboardIcon,
  ExchangeIcon,
  FreezeIcon,
  Icon,
  LogOutIcon,
  MoonIcon,
  PersonIcon,
  SendIcon,
  StatementIcon,
} from '../../icon';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { PaletteCommand, PaletteSearch } from './command';
import { commandPaletteDocs } from './commandPalette.docs';

const COMMANDS: readonly PaletteCommand[] = [
  {
    value: 'go:dashboard',
    label: 'Dashboard',
    group: 'Go to',
    icon: <Icon of={DashboardIcon} />,
    shortcut: ['G', 'D'],
  },
  { value: 'go:cards', label: 'Cards', group: 'Go to', icon: <Icon of={CardIcon} />, shortcut: ['G', 'C'] },
  {
    value: 'go:payouts',
    label: 'Payouts',
    group: 'Go to',
    icon: <Icon of={SendIcon} />,
    keywords: 'transfer remittance',
  },
  { value: 'go:statements', label: 'Statements', group: 'Go to', icon: <Icon of={StatementIcon} /> },
  {
    value: 'do:exchange',
    label: 'Exchange currency',
    description: 'Quote a rate and hold it for 30 seconds',
    group: 'Actions',
    icon: <Icon of={ExchangeIcon} />,
    shortcut: ['⌘', 'E'],
  },
  {
    value: 'do:freeze',
    label: 'Freeze a card',
    group: 'Actions',
    icon: <Icon of={FreezeIcon} />,
    keywords: 'block stop',
  },
  {
    value: 'do:dark',
    label: 'Switch to dark',
    group: 'Actions',
    icon: <Icon of={MoonIcon} />,
    keywords: 'theme night',
  },
  { value: 'do:out', label: 'Sign out', group: 'Actions', icon: <Icon of={LogOutIcon} />, keywords: 'log out leave' },
  {
    value: 'do:close',
    label: 'Close the books',
    group: 'Actions',
    description: 'Only on the last day',
    disabled: true,
  },
];

const CARDHOLDERS: readonly PaletteCommand[] = [
  {
    value: 'card:4821',
    label: '•••• 4821',
    description: 'Ines Moreau · Visa · Active',
    group: 'Cards',
    icon: <Icon of={CardIcon} />,
  },
  {
    value: 'card:4877',
    label: '•••• 4877',
    description: 'Tomasz Lis · Mastercard · Frozen',
    group: 'Cards',
    icon: <Icon of={CardIcon} />,
  },
  {
    value: 'who:moreau',
    label: 'Ines Moreau',
    description: 'Cardholder of Nordwind Logistik',
    group: 'Cardholders',
    icon: <Icon of={PersonIcon} />,
  },
];

const search: PaletteSearch = async (query) =>
  CARDHOLDERS.filter(({ label, description = '' }) =>
    `${label} ${description}`.toLowerCase().includes(query.toLowerCase()),
  );
const never: PaletteSearch = () => new Promise(() => undefined);
const failing: PaletteSearch = () => Promise.reject(new Error('unreachable'));

function Opened({ open: initial, onClose, onRun, ...rest }: CommandPaletteProps) {
  const [open, setOpen] = useState(initial);
  const [last, setLast] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search or run…</Button>
      {last && <p>{last}</p>}
      <CommandPalette
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        onRun={(command) => {
          setLast(command.label);
          onRun(command);
        }}
      />
    </>
  );
}

const meta: Meta<typeof CommandPalette> = {
  title: 'UI/CommandPalette',
  parameters: commandPaletteDocs,
  tags: ['autodocs'],
  component: CommandPalette,
  args: { open: true, commands: COMMANDS, onClose: () => undefined, onRun: () => undefined },
  render: (args) => <Opened {...args} />,
};
export default meta;
type Story = StoryObj<typeof CommandPalette>;

export const Default: Story = {};
export const Closed: Story = { args: { open: false } };
export const WithRecent: Story = { args: { recent: ['do:freeze', 'go:statements', 'gone'] } };
/** Type 48: records come from elsewhere, under their own headings. */
export const Records: Story = { args: { search } };
/** Type anything: what the page knows is there at once. */
export const Searching: Story = { args: { search: never } };
export const Failing: Story = { args: { search: failing } };
export const NoCommands: Story = { args: { commands: [] } };
export const Gallery: Story = { args: { recent: ['do:exchange', 'go:cards'], search } };
