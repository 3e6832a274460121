import type {
  AccountType,
  BeneficiaryDetail,
  CountryCode,
  CurrencyCode,
  Enablement,
  PayeeType,
  PaymentMethod,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database';

/** The parts of a beneficiary that no list shows. */
export type BeneficiaryDetails = Pick<
  BeneficiaryDetail,
  'bank' | 'payee' | 'intermediaryBank' | 'feeDirection' | 'purpose' | 'invoiceKind'
>;

/** Beneficiaries; `account` and `route` are written as banks compare them, to find duplicates by. */
export const beneficiaryTable = pgTable('beneficiary', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  name: text('name').notNull(),
  payeeType: smallint('payee_type').$type<PayeeType>().notNull(),
  accountType: smallint('account_type').$type<AccountType>().notNull(),
  bankCountry: text('bank_country').$type<CountryCode>().notNull(),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  bankName: text('bank_name'),
  account: text('account').notNull(),
  accountEnding: text('account_ending').notNull(),
  route: text('route').notNull(),
  details: jsonb('details').$type<BeneficiaryDetails>().notNull(),
  status: smallint('status').$type<Enablement>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  nameKey: text('name_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** A beneficiary as it is stored. */
export type StoredBeneficiary = typeof beneficiaryTable.$inferSelect;
