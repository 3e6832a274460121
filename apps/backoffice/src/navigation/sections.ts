import type { MongoAbility } from '@casl/ability';
import {
  ActivityIcon,
  AttachmentIcon,
  BankIcon,
  CardIcon,
  DashboardIcon,
  DownloadIcon,
  ExchangeIcon,
  type IconSource,
  IncomingIcon,
  KeyIcon,
  OutgoingIcon,
  PeopleIcon,
  PersonIcon,
  ReceiptIcon,
  SendIcon,
  ShieldIcon,
  StatementIcon,
  StoreIcon,
  WalletIcon,
} from '@corridor/ui';
import type { RouteName } from '../routes/paths';
import { mayOpen } from '../session/ability';

/** A line of the navigation. */
export interface SectionItem {
  readonly route: RouteName;
  readonly icon: IconSource;
}

/** A group of the navigation: its heading's key and its lines. */
export interface Section {
  readonly key: 'overview' | 'issuing' | 'money' | 'remittance' | 'collection' | 'settings';
  readonly items: readonly SectionItem[];
}

/** The navigation, in the order of an operator's day. @source spec §2 "Screens" */
const SECTIONS: readonly Section[] = [
  {
    key: 'overview',
    items: [
      { route: 'dashboard', icon: DashboardIcon },
      { route: 'merchant', icon: PeopleIcon },
    ],
  },
  { key: 'issuing', items: [{ route: 'card', icon: CardIcon }] },
  {
    key: 'money',
    items: [
      { route: 'account', icon: WalletIcon },
      { route: 'transactions', icon: ActivityIcon },
      { route: 'exchange-orders', icon: ExchangeIcon },
      { route: 'statement', icon: StatementIcon },
    ],
  },
  {
    key: 'remittance',
    items: [
      { route: 'payment-beneficiaries', icon: PersonIcon },
      { route: 'payment-orders', icon: SendIcon },
      { route: 'withdrawal-orders', icon: OutgoingIcon },
      { route: 'withdrawal-accounts', icon: BankIcon },
    ],
  },
  {
    key: 'collection',
    items: [
      { route: 'collection-shops', icon: StoreIcon },
      { route: 'collection-virtual-accounts', icon: ReceiptIcon },
      { route: 'collection-collections', icon: IncomingIcon },
      { route: 'material-materials', icon: AttachmentIcon },
    ],
  },
  {
    key: 'settings',
    items: [
      { route: 'permission-users', icon: PeopleIcon },
      { route: 'permission-roles', icon: ShieldIcon },
      { route: 'setting-password', icon: KeyIcon },
      { route: 'tradeDownload', icon: DownloadIcon },
    ],
  },
];

/** The sections with the screens that an operator may open; empty ones are left out. @source spec §6 */
export function openSections(ability: MongoAbility): readonly Section[] {
  return SECTIONS.map(({ key, items }) => ({
    key,
    items: items.filter(({ route }) => mayOpen(ability, route)),
  })).filter(({ items }) => items.length > 0);
}
