import {
  accountNumberType,
  accountType,
  approvalKind,
  approvalStatus,
  authorizationStatus,
  bankAccountKind,
  businessType,
  cardModel,
  cardScheme,
  cardStatus,
  cardType,
  certificateKind,
  collectionAuditStatus,
  downloadStatus,
  enablement,
  feeDirection,
  fixedSide,
  gender,
  idType,
  invoiceKind,
  materialLinkStatus,
  merchantDocumentKind,
  merchantType,
  nameType,
  onboardingStatus,
  orderDisplayStatus,
  orderStatus,
  payeeType,
  paymentMethod,
  paymentPurpose,
  paymentSide,
  pixKeyType,
  productType,
  rejectionReason,
  riskLevel,
  routingCodeType,
  type Segment,
  statementType,
  transactionStatus,
  transactionType,
  withdrawalRejection,
} from '@corridor/core';
import { accountsMessages } from '../../messages/accounts';
import { approvalKindsMessages } from '../../messages/approval-kinds';
import { approvalsMessages } from '../../messages/approvals';
import { authorizationsMessages } from '../../messages/authorizations';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { cardsMessages } from '../../messages/cards';
import { collectionsMessages } from '../../messages/collections';
import { downloadsMessages } from '../../messages/downloads';
import { enablementMessages } from '../../messages/enablement';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { materialLinksMessages } from '../../messages/material-links';
import { materialsMessages } from '../../messages/materials';
import { merchantsMessages } from '../../messages/merchants';
import { ordersMessages } from '../../messages/orders';
import { paymentOrdersMessages } from '../../messages/payment-orders';
import { shopsMessages } from '../../messages/shops';
import { statementsMessages } from '../../messages/statements';
import { transactionsMessages } from '../../messages/transactions';
import { withdrawalAccountsMessages } from '../../messages/withdrawal-accounts';

/** Codes of one field, and in the same order the names that end the keys of their labels. */
interface Codes {
  readonly prefix: string;
  readonly codes: readonly unknown[];
  readonly names: readonly string[];
}

type CodesByField = Readonly<Record<string, Codes>>;

/** Fields that hold the same codes wherever they stand. */
const EVERYWHERE: CodesByField = {
  accountKind: bankAccountKind,
  accountNumberType,
  accountType,
  businessType,
  certificateKinds: certificateKind,
  displayStatus: orderDisplayStatus,
  feeDirection,
  gender,
  idType,
  invoiceKind,
  model: cardModel,
  nameType,
  payeeType,
  paymentMethod,
  pixKeyType,
  productType,
  purpose: paymentPurpose,
  rejectionReasons: withdrawalRejection,
  riskLevel,
  routingCodeType,
  scheme: cardScheme,
};

const order = { status: orderStatus };
const switched = { status: enablement };

/** Fields whose codes depend on the resource, by its segment. */
const BY_SUBJECT: Readonly<Record<string, CodesByField>> = {
  account: switched,
  approval: { status: approvalStatus, kind: approvalKind },
  'approval-policy': { kind: approvalKind },
  authorization: { status: authorizationStatus },
  beneficiary: switched,
  card: { status: cardStatus, type: cardType },
  collection: { status: collectionAuditStatus },
  download: { status: downloadStatus },
  'exchange-order': { ...order, fixedSide },
  'exchange-quote': { fixedSide },
  material: { kind: certificateKind },
  'material-link': { status: materialLinkStatus, collectionStatus: collectionAuditStatus },
  merchant: { status: onboardingStatus, type: merchantType, kind: merchantDocumentKind, reasons: rejectionReason },
  'payment-order': { ...order, fixedSide: paymentSide },
  shop: switched,
  statement: { type: statementType },
  transaction: { status: transactionStatus, type: transactionType },
  'transfer-order': order,
  user: switched,
  'virtual-account': switched,
  'withdrawal-account': { ...switched, reasons: withdrawalRejection },
  'withdrawal-order': order,
} satisfies Partial<Record<Segment, CodesByField>>;

/** Every enumeration whose labels a recorded value may need. */
export const recordedEnumerations: readonly Codes[] = [EVERYWHERE, ...Object.values(BY_SUBJECT)].flatMap((fields) =>
  Object.values(fields),
);

/** Words of these labels. */
export const recordedWords = [
  accountsMessages,
  approvalKindsMessages,
  approvalsMessages,
  authorizationsMessages,
  bankIdentifiersMessages,
  beneficiariesMessages,
  cardsMessages,
  collectionsMessages,
  downloadsMessages,
  enablementMessages,
  exchangeOrdersMessages,
  materialLinksMessages,
  materialsMessages,
  merchantsMessages,
  ordersMessages,
  paymentOrdersMessages,
  shopsMessages,
  statementsMessages,
  transactionsMessages,
  withdrawalAccountsMessages,
];

/** Key of the label of a coded value; undefined where the field of this resource holds no such code. */
export function recordedLabelKey(subject: string, field: string, value: unknown): string | undefined {
  const listed = BY_SUBJECT[subject]?.[field] ?? EVERYWHERE[field];
  const name = listed?.names[listed.codes.indexOf(value)];
  return name === undefined ? undefined : `${listed?.prefix}.${name}`;
}
