import {
  accounts,
  approvalPolicies,
  approvals,
  authorizations,
  beneficiaries,
  cardEvents,
  cards,
  collectionAccounts,
  collections,
  dashboard,
  deposits,
  downloads,
  exchangeOrders,
  jobFaults,
  logs,
  materialLinks,
  materials,
  merchants,
  paymentOrders,
  permissions,
  roles,
  shops,
  statements,
  transactions,
  transferOrders,
  users,
  virtualAccounts,
  withdrawalAccounts,
  withdrawalOrders,
} from '@corridor/core';
import {
  ActivityIcon,
  AttachmentIcon,
  BankIcon,
  CardIcon,
  DashboardIcon,
  DownloadIcon,
  ExchangeIcon,
  IncomingIcon,
  KeyIcon,
  LinkIcon,
  OutgoingIcon,
  PeopleIcon,
  PersonIcon,
  ReceiptIcon,
  SendIcon,
  SettingsIcon,
  ShieldIcon,
  StatementIcon,
  StoreIcon,
  SuccessIcon,
  WalletIcon,
  WarningIcon,
} from '@corridor/ui';
import type { RouteName } from './paths';
import { type LoadScreen, listScreen, type ScreenDeclaration } from './ScreenDeclaration';

/** Code of the page that says that there is nothing at an address. */
export const loadNotFound: LoadScreen = async () => (await import('../screens/errors/NotFoundScreen')).NotFoundScreen;

/**
 * Every screen, in the order of an operator's day. All else is derived from its row: route, code, navigation line, title
 * (`host.route.<name>`), palette command, who may open it, and what the page reads before any code has come. A parent without
 * content has no row: it leads to a child. @source spec §2
 */
export const SCREENS: Readonly<Partial<Record<RouteName, ScreenDeclaration>>> = {
  login: { load: async () => (await import('../screens/session/LoginRoute')).LoginRoute },
  'forget-password': {
    load: async () => (await import('../screens/session/ForgotPasswordScreen')).ForgotPasswordScreen,
  },
  email: { load: async () => (await import('../screens/session/EmailScreen')).EmailScreen },
  'sandbox-mails': { load: async () => (await import('../screens/mails/MailboxScreen')).MailboxScreen },
  blank: { load: async () => (await import('../screens/blank/BlankScreen')).BlankScreen },
  'not-found': { load: loadNotFound },
  $error: { load: loadNotFound },

  inquery: { load: async () => (await import('../screens/inquiry/InquiryScreen')).InquiryScreen },
  'single-balance-search': {
    load: async () => (await import('../screens/inquiry/CardBalanceScreen')).CardBalanceScreen,
  },

  dashboard: {
    subject: dashboard.segment,
    section: 'overview',
    icon: DashboardIcon,
    load: async () => (await import('../screens/dashboard/DashboardScreen')).DashboardScreen,
  },
  merchant: listScreen(merchants, {
    section: 'overview',
    icon: PeopleIcon,
    load: async () => (await import('../screens/merchants/MerchantListScreen')).MerchantListScreen,
  }),

  approvals: listScreen(approvals, {
    section: 'overview',
    icon: SuccessIcon,
    tabs: { policies: approvalPolicies.segment },
    load: async () => (await import('../screens/approvals/ApprovalScreen')).ApprovalScreen,
  }),

  card: listScreen(cards, {
    section: 'issuing',
    icon: CardIcon,
    tabs: { authorizations: authorizations.segment, records: cardEvents.segment },
    load: async () => (await import('../screens/cards/CardListScreen')).CardListScreen,
  }),

  account: listScreen(accounts, {
    section: 'money',
    icon: WalletIcon,
    tabs: { deposits: deposits.segment, transactions: transactions.segment },
    load: async () => (await import('../screens/accounts/AccountScreen')).AccountScreen,
  }),
  transactions: listScreen(transactions, {
    section: 'money',
    icon: ActivityIcon,
    load: async () => (await import('../screens/transactions/TransactionListScreen')).TransactionListScreen,
  }),
  transfer: listScreen(transferOrders, {
    section: 'money',
    icon: OutgoingIcon,
    load: async () => (await import('../screens/transfer-orders/TransferScreen')).TransferScreen,
  }),
  'exchange-orders': listScreen(exchangeOrders, {
    section: 'money',
    icon: ExchangeIcon,
    load: async () => (await import('../screens/exchange-orders/ExchangeOrderListScreen')).ExchangeOrderListScreen,
  }),
  'exchange-index': {
    subject: exchangeOrders.segment,
    action: 'create',
    load: async () => (await import('../screens/exchange-orders/ExchangeScreen')).ExchangeScreen,
  },
  statement: listScreen(statements, {
    section: 'money',
    icon: StatementIcon,
    load: async () => (await import('../screens/statements/StatementListScreen')).StatementListScreen,
  }),

  'payment-beneficiaries': listScreen(beneficiaries, {
    section: 'remittance',
    icon: PersonIcon,
    load: async () => (await import('../screens/beneficiaries/BeneficiaryListScreen')).BeneficiaryListScreen,
  }),
  'payment-orders': listScreen(paymentOrders, {
    section: 'remittance',
    icon: SendIcon,
    load: async () => (await import('../screens/payment-orders/PaymentOrderListScreen')).PaymentOrderListScreen,
  }),
  'withdrawal-orders': listScreen(withdrawalOrders, {
    section: 'remittance',
    icon: OutgoingIcon,
    load: async () =>
      (await import('../screens/withdrawal-orders/WithdrawalOrderListScreen')).WithdrawalOrderListScreen,
  }),
  'withdrawal-accounts': listScreen(withdrawalAccounts, {
    section: 'remittance',
    icon: BankIcon,
    load: async () =>
      (await import('../screens/withdrawal-accounts/WithdrawalAccountListScreen')).WithdrawalAccountListScreen,
  }),

  'collection-shops': listScreen(shops, {
    section: 'collection',
    icon: StoreIcon,
    load: async () => (await import('../screens/shops/ShopListScreen')).ShopListScreen,
  }),
  'collection-virtual-accounts': listScreen(virtualAccounts, {
    section: 'collection',
    icon: ReceiptIcon,
    load: async () => (await import('../screens/virtual-accounts/VirtualAccountListScreen')).VirtualAccountListScreen,
  }),
  'collection-accounts': listScreen(collectionAccounts, {
    section: 'collection',
    icon: WalletIcon,
    load: async () =>
      (await import('../screens/collection-accounts/CollectionAccountListScreen')).CollectionAccountListScreen,
  }),
  'collection-collections': listScreen(collections, {
    section: 'collection',
    icon: IncomingIcon,
    load: async () => (await import('../screens/collections/CollectionListScreen')).CollectionListScreen,
  }),
  'material-materials': listScreen(materials, {
    section: 'collection',
    icon: AttachmentIcon,
    load: async () => (await import('../screens/materials/MaterialListScreen')).MaterialListScreen,
  }),
  'material-links': listScreen(materialLinks, {
    section: 'collection',
    icon: LinkIcon,
    load: async () => (await import('../screens/material-links/MaterialLinkScreen')).MaterialLinkScreen,
  }),
  setting: {
    section: 'settings',
    icon: SettingsIcon,
    load: async () => (await import('../screens/settings/SettingScreen')).SettingScreen,
  },
  'permission-users': listScreen(users, {
    section: 'settings',
    icon: PeopleIcon,
    load: async () => (await import('../screens/users/UserListScreen')).UserListScreen,
  }),
  'permission-roles': listScreen(roles, {
    section: 'settings',
    icon: ShieldIcon,
    tabs: { permissions: permissions.segment },
    load: async () => (await import('../screens/roles/RoleListScreen')).RoleListScreen,
  }),
  'setting-password': {
    section: 'settings',
    icon: KeyIcon,
    load: async () => (await import('../screens/session/ChangePasswordScreen')).ChangePasswordScreen,
  },
  log: listScreen(logs, {
    section: 'settings',
    icon: StatementIcon,
    load: async () => (await import('../screens/logs/LogListScreen')).LogListScreen,
  }),
  'job-faults': listScreen(jobFaults, {
    section: 'settings',
    icon: WarningIcon,
    load: async () => (await import('../screens/job-faults/JobFaultListScreen')).JobFaultListScreen,
  }),
  tradeDownload: listScreen(downloads, {
    section: 'settings',
    icon: DownloadIcon,
    load: async () => (await import('../screens/downloads/DownloadListScreen')).DownloadListScreen,
  }),
};
