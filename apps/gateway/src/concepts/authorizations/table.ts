import type {
  AuthorizationEventKind,
  AuthorizationStatus,
  AuthorizationType,
  DeclineReason,
  SettlementStatus,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Authorization records. `held` and `used` are kept by the database, as are the keys; an acceptor is the shop that asks. */
export const authorizationTable = pgTable('card_authorization', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  type: text('type').$type<AuthorizationType>().notNull(),
  status: text('status').$type<AuthorizationStatus>().notNull(),
  settlement: text('settlement').$type<SettlementStatus>(),
  responseCode: text('response_code').notNull(),
  code: text('code'),
  declineReason: text('decline_reason').$type<DeclineReason>(),
  originalId: uuid('original_id'),
  cardId: uuid('card_id').notNull(),
  last4: text('last4').notNull(),
  holderName: text('holder_name').notNull(),
  ownerId: uuid('owner_id').notNull(),
  acquirerId: text('acquirer_id').notNull(),
  mcc: text('mcc').notNull(),
  acceptorId: text('acceptor_id').notNull(),
  acceptorName: text('acceptor_name').notNull(),
  acceptorCountry: text('acceptor_country').notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  reversed: minorUnits('reversed').notNull().default(0n),
  cleared: minorUnits('cleared').notNull().default(0n),
  expired: minorUnits('expired').notNull().default(0n),
  refunded: minorUnits('refunded').notNull().default(0n),
  transactionCurrency: text('transaction_currency').notNull(),
  transactionAmount: minorUnits('transaction_amount').notNull(),
  ledgerAccountId: uuid('ledger_account_id'),
  accountId: uuid('account_id'),
  holdId: uuid('hold_id'),
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull(),
  held: minorUnits('held').generatedAlwaysAs(sql``).notNull(),
  used: minorUnits('used').generatedAlwaysAs(sql``).notNull(),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  acceptorKey: text('acceptor_key').generatedAlwaysAs(sql``).notNull(),
});

/** What happened to authorizations; rows are only ever added. */
export const authorizationEventTable = pgTable('card_authorization_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  authorizationId: uuid('authorization_id').notNull(),
  kind: text('kind').$type<AuthorizationEventKind>().notNull(),
  amount: minorUnits('amount').notNull(),
  transferId: uuid('transfer_id'),
  at: instant('at').notNull(),
});

/** An authorization as it is stored. */
export type StoredAuthorization = typeof authorizationTable.$inferSelect;

/** The same with its cardholder's present name. */
export interface NamedAuthorization {
  readonly authorization: StoredAuthorization;
  readonly ownerName: string;
}
