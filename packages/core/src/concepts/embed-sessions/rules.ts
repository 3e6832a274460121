import type { Segment } from '../../resource';
import { APPROVAL_POLICY_ACTIONS } from '../approval-policies';
import { APPROVAL_ACTIONS } from '../approvals';
import { cardAction } from '../cards';
import { collectionAction } from '../collections';
import { JOB_FAULT_ACTIONS } from '../job-faults';
import { MATERIAL_LINK_ACTIONS } from '../material-links';
import { MATERIAL_ACTIONS } from '../materials';
import { merchantAction } from '../merchants';
import { PERMISSION_ACTIONS } from '../permissions';
import { ROLE_ACTIONS } from '../roles';
import type { AbilityRule } from '../session';
import { SHOP_ACTIONS } from '../shops';
import { USER_ACTIONS } from '../users';
import { VIRTUAL_ACCOUNT_ACTIONS } from '../virtual-accounts';
import { WITHDRAWAL_ACCOUNT_ACTIONS } from '../withdrawal-accounts';

/** Minutes that an embed session lasts. @source ours */
export const EMBED_SESSION_MINUTES = 15;

/** Most merchants that one embed session names. @source ours */
export const EMBED_MERCHANTS_MAX = 100;

/** Actions by the segment that they are done to. @source ours */
export type EmbedGrants = Readonly<Record<string, readonly string[]>>;

const CARD_READS = { card: ['read'], authorization: ['read'], merchant: ['read'] };
const CARD_FORMS = ['create', 'update', 'upload'];
const BENEFICIARY_CALLS = ['enable', 'disable', 'delete'];
const MATERIAL_READS = ['read', ...MATERIAL_ACTIONS];
const MATERIAL_LINK_READS = ['read', ...MATERIAL_LINK_ACTIONS];
// The partner's own accounts tell who it is.
const OWNER_READS = { account: ['read'], merchant: ['read'] };
const SHOP_READS = ['read', ...SHOP_ACTIONS];
const VIRTUAL_ACCOUNT_READS = { 'virtual-account': ['read', ...VIRTUAL_ACCOUNT_ACTIONS], collection: ['read'] };
const COLLECTION_READS = { 'virtual-account': ['read'], 'material-link': ['read'], transaction: ['read'] };
const MERCHANT_READS = ['read', 'update', 'upload', 'delete', ...merchantAction.codes];
const RIGHTS = { role: ['read'], permission: ['read'] };
const STATEMENT_FILES = { statement: ['read', 'export'], 'statement-line': ['read', 'export'] };
const WORK_READS = {
  approval: ['read'],
  merchant: ['read'],
  card: ['read'],
  collection: ['read'],
  'payment-order': ['read'],
  'withdrawal-order': ['read'],
  'exchange-order': ['read'],
};
const WITHDRAWAL_READS = { 'withdrawal-order': ['read'], account: ['read'], merchant: ['read'] };
// What is pending on an account are collections that nobody has approved.
const ACCOUNT_READS = { transaction: ['read'], statement: ['read'], collection: ['read'], merchant: ['read'] };
const DASHBOARD_READS = { ...WORK_READS, dashboard: ['read'], account: ['read'], transaction: ['read'] };

/** What each widget asks of the gateway, and so the most that a session for it may do. @source ours */
const GRANTS = {
  CardTable: { ...CARD_READS, card: ['read', 'export', ...CARD_FORMS, ...cardAction.codes] },
  CardDetail: { ...CARD_READS, card: ['read', 'update', ...cardAction.codes] },
  CardActions: { card: ['read', ...cardAction.codes] },
  CardApplyForm: { card: ['read', 'create', 'upload'], merchant: ['read'] },
  CardLimitsForm: { card: ['read', 'update'] },
  CardAuthorizationTable: {
    authorization: ['read', 'export'],
    card: ['read', 'create', 'update', 'upload', ...cardAction.codes],
    merchant: ['read'],
  },
  CardEventTable: { 'card-event': ['read', 'export'], merchant: ['read'] },
  CardBalanceTable: { ...CARD_READS, card: ['read', 'export', 'update', ...cardAction.codes] },
  BeneficiaryTable: { beneficiary: ['read', 'export', 'create', 'update', ...BENEFICIARY_CALLS] },
  BeneficiaryDetail: { beneficiary: ['read', ...BENEFICIARY_CALLS] },
  BeneficiaryForm: { beneficiary: ['read', 'create', 'update'] },
  ExchangeOrderTable: { 'exchange-order': ['read', 'export'], transaction: ['read'] },
  ExchangeOrderDetail: { 'exchange-order': ['read'], transaction: ['read'] },
  ExchangeOrderForm: {
    account: ['read'],
    'exchange-quote': ['read', 'create'],
    'exchange-order': ['read', 'create'],
    transaction: ['read'],
  },
  TransferTable: { 'transfer-order': ['read', 'export'], merchant: ['read'] },
  TransferDetail: { 'transfer-order': ['read'] },
  TransferForm: { account: ['read'], 'transfer-order': ['read', 'create'] },
  PaymentOrderTable: {
    'payment-order': ['read', 'export', 'cancel'],
    beneficiary: ['read'],
    merchant: ['read'],
    transaction: ['read'],
  },
  PaymentOrderDetail: { 'payment-order': ['read', 'cancel'], transaction: ['read'] },
  PaymentOrderForm: {
    account: ['read'],
    beneficiary: ['read', 'create'],
    'exchange-quote': ['read', 'create'],
    'payment-order': ['read', 'create', 'upload'],
    transaction: ['read'],
  },
  PaymentBatchUpload: {
    account: ['read'],
    beneficiary: ['read'],
    'payment-batch': ['read', 'create', 'place', 'drop'],
    'payment-order': ['read', 'create'],
  },
  WithdrawalAccountTable: {
    'withdrawal-account': ['read', 'export', 'create', ...WITHDRAWAL_ACCOUNT_ACTIONS],
    ...WITHDRAWAL_READS,
  },
  WithdrawalAccountDetail: {
    'withdrawal-account': ['read', ...WITHDRAWAL_ACCOUNT_ACTIONS],
    'withdrawal-order': ['read'],
  },
  WithdrawalAccountForm: { 'withdrawal-account': ['read', 'create'], account: ['read'], merchant: ['read'] },
  WithdrawalOrderTable: {
    'withdrawal-order': ['read', 'export', 'cancel'],
    'withdrawal-account': ['read'],
    account: ['read'],
    merchant: ['read'],
    transaction: ['read'],
  },
  WithdrawalOrderDetail: { 'withdrawal-order': ['read', 'cancel'], transaction: ['read'] },
  WithdrawalOrderForm: {
    account: ['read'],
    'withdrawal-account': ['read'],
    'withdrawal-order': ['read', 'create'],
    transaction: ['read'],
  },
  ShopTable: { shop: ['export', 'create', ...SHOP_READS], merchant: ['read'] },
  ShopDetail: { shop: SHOP_READS, merchant: ['read'] },
  ShopForm: { shop: ['read', 'create', 'update'], merchant: ['read'] },
  MaterialTable: {
    material: ['export', 'create', 'upload', ...MATERIAL_READS],
    'material-link': ['read'],
    ...OWNER_READS,
  },
  MaterialDetail: { material: ['upload', ...MATERIAL_READS], 'material-link': ['read'], ...OWNER_READS },
  MaterialForm: { material: ['read', 'create', 'update', 'upload'], ...OWNER_READS },
  MaterialUpload: { material: ['read', 'update', 'upload'] },
  MaterialLinkTable: {
    'material-link': ['export', ...MATERIAL_LINK_READS],
    material: ['read'],
    collection: ['read'],
    merchant: ['read'],
  },
  MaterialMatching: { 'material-link': ['create', ...MATERIAL_LINK_READS], material: ['read'], collection: ['read'] },
  VirtualAccountTable: {
    ...VIRTUAL_ACCOUNT_READS,
    'virtual-account': ['read', 'export', 'create', ...VIRTUAL_ACCOUNT_ACTIONS],
    ...OWNER_READS,
    shop: ['read'],
  },
  VirtualAccountDetail: VIRTUAL_ACCOUNT_READS,
  VirtualAccountForm: { 'virtual-account': ['read', 'create', 'update'], ...OWNER_READS, shop: ['read'] },
  CollectionAccountList: { 'collection-account': ['read', 'export'], collection: ['read'], merchant: ['read'] },
  CollectionTable: {
    ...COLLECTION_READS,
    collection: ['read', 'export', ...collectionAction.codes],
    merchant: ['read'],
    account: ['read'],
  },
  CollectionDetail: { ...COLLECTION_READS, collection: ['read', ...collectionAction.codes] },
  MerchantTable: { merchant: ['export', 'create', ...MERCHANT_READS] },
  MerchantDetail: { merchant: MERCHANT_READS },
  MerchantForm: { merchant: ['read', 'create', 'update', 'upload'] },
  MerchantReview: { merchant: ['read', 'approve', 'reject', 'requestMore', 'holdReview', 'releaseReview'] },
  DashboardOverview: DASHBOARD_READS,
  MerchantsChart: { dashboard: ['read'], merchant: ['read'] },
  BalancesSummary: { dashboard: ['read'], account: ['read'] },
  FlowsChart: { dashboard: ['read'], transaction: ['read'] },
  CardsSummary: { dashboard: ['read'], card: ['read'] },
  RecentTransactions: { dashboard: ['read'], transaction: ['read'] },
  Worklist: { dashboard: ['read'], ...WORK_READS },
  AccountTable: { account: ['read', 'export', 'create'], ...ACCOUNT_READS },
  AccountDetail: { account: ['read'], ...ACCOUNT_READS },
  AccountForm: { account: ['read', 'create'], merchant: ['read'] },
  DepositTable: { deposit: ['read', 'export'] },
  DepositDetail: { deposit: ['read'] },
  TransactionTable: { transaction: ['read', 'export'] },
  TransactionDetail: { transaction: ['read'] },
  StatementList: STATEMENT_FILES,
  StatementDetail: STATEMENT_FILES,
  UserTable: { user: ['read', 'export', 'create', ...USER_ACTIONS], ...RIGHTS },
  UserDetail: { user: ['read', ...USER_ACTIONS], ...RIGHTS },
  CardBalanceInquiry: {},
  DownloadTable: { download: ['read', 'again', 'delete'] },
  JobFaultTable: { 'job-fault': ['read', ...JOB_FAULT_ACTIONS] },
  LogTable: { log: ['read', 'export'], user: ['read'] },
  LogDetail: { log: ['read'] },
  RoleTable: { role: ['read', 'export', 'create', ...ROLE_ACTIONS], permission: ['read'] },
  RoleDetail: { role: ['read', ...ROLE_ACTIONS], permission: ['read'] },
  RoleForm: { role: ['read', 'create', 'update'], permission: ['read'] },
  ApprovalTable: { approval: ['read', 'export', ...APPROVAL_ACTIONS], user: ['read'] },
  ApprovalDetail: { approval: ['read', ...APPROVAL_ACTIONS] },
  ApprovalPolicyTable: {
    'approval-policy': ['read', 'export', 'create', ...APPROVAL_POLICY_ACTIONS],
    role: ['read'],
  },
  ApprovalPolicyForm: { 'approval-policy': ['read', 'create', 'update'], role: ['read'] },
  PermissionTable: { permission: ['read', 'export', 'create', ...PERMISSION_ACTIONS] },
  PermissionDetail: { permission: ['read', ...PERMISSION_ACTIONS] },
  PermissionForm: { permission: ['read', 'create', 'update'] },
  UserForm: { user: ['read', 'create', 'update', 'bindRoles'], role: ['read'] },
} satisfies Record<string, Readonly<Partial<Record<Segment, readonly string[]>>>>;

/** A widget that a partner's page may show. @source ours */
export type EmbedComponent = keyof typeof GRANTS;

/** Every widget that a partner's page may show. @source ours */
export const EMBED_COMPONENTS: readonly EmbedComponent[] = namesOf(GRANTS);

const OF_MERCHANTS: readonly string[] = ['card', 'authorization', 'merchant'] satisfies readonly Segment[];

/** Returns true if all that a widget shows are cards of some merchant, so that a session for it can be limited to a few merchants. @source ours */
export function showsMerchantsOnly(component: EmbedComponent): boolean {
  const segments = Object.keys(GRANTS[component]);
  return segments.includes('card') && segments.every((segment) => OF_MERCHANTS.includes(segment));
}

/** The actions that some widgets do, by segment; no more than `actions` and `read` where these are told. @source ours */
export function grantsOf(components: readonly EmbedComponent[], actions: readonly string[] | null): EmbedGrants {
  const granted = new Map<string, Set<string>>();
  for (const component of components) {
    for (const [segment, offered] of Object.entries(GRANTS[component])) {
      const known = granted.get(segment) ?? new Set();
      for (const action of offered) if (isAsked(action, actions)) known.add(action);
      granted.set(segment, known);
    }
  }
  return Object.fromEntries([...granted].map(([segment, known]) => [segment, [...known]]));
}

/** The part of a user's rules that lies within grants: exclusions, conditions and fields stay, nothing is added. @source ours */
export function narrowRules(rules: readonly AbilityRule[], grants: EmbedGrants): AbilityRule[] {
  return Object.entries(grants).flatMap(([subject, granted]) =>
    rules.flatMap((rule) => {
      const subjects = [rule.subject].flat();
      if (!subjects.includes('all') && !subjects.includes(subject)) return [];
      const named = [rule.action].flat();
      const action = granted.filter((one) => named.includes('manage') || named.includes(one));
      return action.length === 0 ? [] : [{ ...rule, action, subject }];
    }),
  );
}

function isAsked(action: string, actions: readonly string[] | null): boolean {
  return action === 'read' || actions === null || actions.includes(action);
}

// Object.keys loses the key type; the literal has exactly these keys.
function namesOf<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}
