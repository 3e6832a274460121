import type { ReactNode } from 'react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button, IconButton } from '../button';
import {
  BankIcon,
  BellIcon,
  CardIcon,
  DashboardIcon,
  ExchangeIcon,
  Icon,
  type IconSource,
  PeopleIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  StatementIcon,
  StoreIcon,
} from '../icon';
import { Inline, Text } from '../layout';
import { AppLayout, NavGroup, NavItem } from '../layouts';
import { Menu, MenuItem, MenuSeparator } from '../menu';
import { v } from '../theme';

interface Place {
  readonly id: string;
  readonly label: string;
  readonly icon: IconSource;
  readonly count?: number;
}

const GROUPS: readonly (readonly [string | undefined, readonly Place[]])[] = [
  [undefined, [{ id: 'overview', label: 'Overview', icon: DashboardIcon }]],
  [
    'Money',
    [
      { id: 'accounts', label: 'Accounts', icon: BankIcon },
      { id: 'payouts', label: 'Payouts', icon: SendIcon },
      { id: 'exchange', label: 'Exchange', icon: ExchangeIcon },
      { id: 'statements', label: 'Statements', icon: StatementIcon },
    ],
  ],
  [
    'Issuing',
    [
      { id: 'cards', label: 'Cards', icon: CardIcon },
      { id: 'holders', label: 'Cardholders', icon: PeopleIcon },
    ],
  ],
  [
    'Business',
    [
      { id: 'merchants', label: 'Merchants', icon: StoreIcon, count: 3 },
      { id: 'settings', label: 'Settings', icon: SettingsIcon },
    ],
  ],
];

function Navigation({ at }: { readonly at: string }) {
  return GROUPS.map(([label, places]) => (
    <NavGroup key={label ?? ''} label={label}>
      {places.map(({ id, label: words, icon, count }) => (
        <NavItem
          key={id}
          href={`#${id}`}
          label={words}
          icon={<Icon of={icon} />}
          current={id === at}
          badge={count ? <Badge count={count} soft label={`${count} to supplement`} /> : undefined}
        />
      ))}
    </NavGroup>
  ));
}

function Bar() {
  return (
    <Inline justify="between" wrap={false} style={{ flex: 1, minInlineSize: 0 }}>
      <Button
        startIcon={<Icon of={SearchIcon} />}
        style={{ flex: '0 1 280px', justifyContent: 'flex-start', fontWeight: 'inherit', color: v('textMuted') }}
      >
        Search or run…
      </Button>
      <Inline gap={1} wrap={false}>
        <IconButton label="Notices" variant="ghost">
          <Icon of={BellIcon} />
        </IconButton>
        <Menu
          align="end"
          trigger={
            <IconButton label="Account of Ines Moreau" variant="ghost">
              <Avatar name="Ines Moreau" size="sm" decorative />
            </IconButton>
          }
        >
          <MenuItem>Profile</MenuItem>
          <MenuItem>Preferences</MenuItem>
          <MenuSeparator />
          <MenuItem>Sign out</MenuItem>
        </Menu>
      </Inline>
    </Inline>
  );
}

/** The frame of the product around a screen of the kitchen sink. */
export function Shell({
  at,
  boxed,
  children,
}: {
  readonly at: string;
  readonly boxed?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <AppLayout
      brand={
        <Text variant="section" weight="bold">
          Corridor
        </Text>
      }
      nav={<Navigation at={at} />}
      bar={<Bar />}
      boxed={boxed}
      footer="Meridian Trading Group · All times in UTC"
    >
      {children}
    </AppLayout>
  );
}
