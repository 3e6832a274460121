import type { MessageSet } from '../i18n/MessageSet';
import { accountsMessages } from './accounts';
import { actionMessages } from './actions';
import { approvalKindsMessages } from './approval-kinds';
import { approvalPoliciesMessages } from './approval-policies';
import { approvalsMessages } from './approvals';
import { authorizationsMessages } from './authorizations';
import { balanceInquiryMessages } from './balance-inquiry';
import { bankIdentifiersMessages } from './bank-identifiers';
import { beneficiariesMessages } from './beneficiaries';
import { beneficiaryListMessages } from './beneficiary-list';
import { cardActionMessages } from './card-actions';
import { cardDetailsMessages } from './card-details';
import { cardEventsMessages } from './card-events';
import { cardNumberMessages } from './card-number';
import { cardTopUpMessages } from './card-top-up';
import { cardsMessages } from './cards';
import { changeMessages } from './changes';
import { collectionAccountsMessages } from './collection-accounts';
import { collectionsMessages } from './collections';
import { coverageMessages } from './coverage';
import { dashboardMessages } from './dashboard';
import { depositsMessages } from './deposits';
import { detailMessages } from './details';
import { downloadsMessages } from './downloads';
import { enablementMessages } from './enablement';
import { exchangeOrdersMessages } from './exchange-orders';
import { fileMessages } from './files';
import { formMessages } from './forms';
import { jobFaultsMessages } from './job-faults';
import { keyMessages } from './keys';
import { listMessages } from './lists';
import { loggedFieldsMessages } from './logged-fields';
import { logsMessages } from './logs';
import { materialLinksMessages } from './material-links';
import { materialsMessages } from './materials';
import { merchantsMessages } from './merchants';
import { notificationsMessages } from './notifications';
import { ordersMessages } from './orders';
import { payeeCheckMessages } from './payee-check';
import { paymentBatchesMessages } from './payment-batches';
import { paymentOrdersMessages } from './payment-orders';
import { permissionsMessages } from './permissions';
import { profileMessages } from './profile';
import { refusalMessages } from './refusals';
import { rightsMessages } from './rights';
import { rolesMessages } from './roles';
import { runtimeMessages } from './runtime';
import { sessionMessages } from './session';
import { shopsMessages } from './shops';
import { statementsMessages } from './statements';
import { ticketMessages } from './ticket';
import { timeMessages } from './time';
import { transactionsMessages } from './transactions';
import { transferOrdersMessages } from './transfer-orders';
import { usersMessages } from './users';
import { virtualAccountsMessages } from './virtual-accounts';
import { withdrawalAccountsMessages } from './withdrawal-accounts';
import { withdrawalOrdersMessages } from './withdrawal-orders';
/** Every set of sentences there is. */
export const allMessages = [
  runtimeMessages,
  listMessages,
  changeMessages,
  detailMessages,
  formMessages,
  fileMessages,
  actionMessages,
  keyMessages,
  coverageMessages,
  refusalMessages,
  timeMessages,
  enablementMessages,
  sessionMessages,
  profileMessages,
  merchantsMessages,
  cardDetailsMessages,
  cardsMessages,
  cardActionMessages,
  cardNumberMessages,
  cardTopUpMessages,
  authorizationsMessages,
  accountsMessages,
  transactionsMessages,
  depositsMessages,
  statementsMessages,
  beneficiaryListMessages,
  payeeCheckMessages,
  beneficiariesMessages,
  bankIdentifiersMessages,
  ordersMessages,
  ticketMessages,
  exchangeOrdersMessages,
  transferOrdersMessages,
  paymentBatchesMessages,
  paymentOrdersMessages,
  withdrawalAccountsMessages,
  withdrawalOrdersMessages,
  shopsMessages,
  collectionsMessages,
  collectionAccountsMessages,
  materialsMessages,
  materialLinksMessages,
  virtualAccountsMessages,
  downloadsMessages,
  jobFaultsMessages,
  dashboardMessages,
  cardEventsMessages,
  usersMessages,
  rightsMessages,
  rolesMessages,
  permissionsMessages,
  approvalKindsMessages,
  approvalsMessages,
  approvalPoliciesMessages,
  logsMessages,
  loggedFieldsMessages,
  balanceInquiryMessages,
  notificationsMessages,
] as const satisfies readonly MessageSet[];

type KeyOf<Set> = Set extends MessageSet<infer Key> ? Key : never;

/** Sentences of a host's own in place of ours, by the key of the sentence. */
export type ContentTokens = { readonly [Key in KeyOf<(typeof allMessages)[number]>]?: string };
