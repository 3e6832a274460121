import type { PixKeyType } from '../../reference/bank-identifiers';
import type { CountryCode } from '../../reference/countries';
import type { CurrencyCode } from '../../reference/currencies';
import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, TimeRange } from '../../resource';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import type {
  AccountNumberType,
  AccountType,
  BankAccountKind,
  BeneficiaryGap,
  FeeDirection,
  InvoiceKind,
  PayeeType,
  PaymentMethod,
  PaymentPurpose,
  RoutingCodeType,
} from './enums';
import type { PayeeConfirmation } from './payeeConfirmation';
import type { ReferenceKind } from './referenceKind';
import type { BeneficiaryAction } from './status';

/** The account at a bank, or behind a PIX key, that money goes to. Which of these it needs, the field list says. @source spec §3 */
export interface BeneficiaryBank {
  name?: string | undefined;
  /** A line of at most 70 characters: its town stands by itself, its country is the destination's. @source ISO 20022, hybrid address */
  address?: string | undefined;
  city?: string | undefined;
  /** Name, line and town in Latin letters, where they are sent otherwise than `latinText` has them. @source ours */
  latinName?: string | undefined;
  latinAddress?: string | undefined;
  latinCity?: string | undefined;
  accountNumberType?: AccountNumberType | undefined;
  accountNumber?: string | undefined;
  iban?: string | undefined;
  accountKind?: BankAccountKind | undefined;
  bankCode?: string | undefined;
  branchCode?: string | undefined;
  bsb?: string | undefined;
  pixKeyType?: PixKeyType | undefined;
  pixKey?: string | undefined;
  routingCodes?: Partial<Record<RoutingCodeType, string | undefined>> | undefined;
}

/** Where a payee lives or is seated. @source spec §3 */
export interface PayeeAddress {
  country?: CountryCode | undefined;
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  /** Its parts in Latin letters, where they are sent otherwise than `latinText` has them. @source ours */
  latinLine1?: string | undefined;
  latinLine2?: string | undefined;
  latinCity?: string | undefined;
  latinState?: string | undefined;
}

/** The company or person that is paid. @source spec §3 "company or personal details" */
export interface BeneficiaryPayee {
  companyName?: string | undefined;
  registrationCode?: string | undefined;
  /** A person has a first name, a last name or both. */
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  /** The whole name in Latin letters, where it is sent otherwise than `latinText` has it. @source ours */
  latinName?: string | undefined;
  chineseName?: string | undefined;
  cpf?: string | undefined;
  cnpj?: string | undefined;
  email?: string | undefined;
  address?: PayeeAddress | undefined;
}

/** A bank on the way of a SWIFT payment. @source spec §3 */
export interface IntermediaryBank {
  name?: string | undefined;
  /** The name in Latin letters, where it is sent otherwise than `latinText` has it. @source ours */
  latinName?: string | undefined;
  swift?: string | undefined;
}

/** A beneficiary as it is filled in: where to, and the fields that this destination asks for. @source spec §3 "Beneficiary" */
export interface BeneficiaryDraft {
  bankCountry: CountryCode;
  currency: CurrencyCode;
  paymentMethod: PaymentMethod;
  payeeType: PayeeType;
  /** A bank account unless told. */
  accountType?: AccountType | undefined;
  bank: BeneficiaryBank;
  payee: BeneficiaryPayee;
  intermediaryBank?: IntermediaryBank | undefined;
  feeDirection?: FeeDirection | undefined;
  purpose?: PaymentPurpose | undefined;
  invoiceKind?: InvoiceKind | undefined;
}

/** What `create` takes; `allowDuplicate` keeps a second beneficiary with the same account. @source ours */
export interface BeneficiaryInput extends BeneficiaryDraft {
  allowDuplicate?: boolean | undefined;
}

/** What `update` takes: any part of the draft; a part that is given replaces the whole part, null takes it away. @source ours */
export interface BeneficiaryUpdate {
  bankCountry?: CountryCode | undefined;
  currency?: CurrencyCode | undefined;
  paymentMethod?: PaymentMethod | undefined;
  payeeType?: PayeeType | undefined;
  accountType?: AccountType | undefined;
  bank?: BeneficiaryBank | undefined;
  payee?: BeneficiaryPayee | undefined;
  intermediaryBank?: IntermediaryBank | null | undefined;
  feeDirection?: FeeDirection | null | undefined;
  purpose?: PaymentPurpose | null | undefined;
  invoiceKind?: InvoiceKind | null | undefined;
}

/** A beneficiary as lists show it. Times are UTC instants. @source spec §3 "Beneficiary" */
export interface Beneficiary {
  id: string;
  /** The company's name, or the person's. */
  name: string;
  payeeType: PayeeType;
  accountType: AccountType;
  bankCountry: CountryCode;
  currency: CurrencyCode;
  paymentMethod: PaymentMethod;
  bankName: string | null;
  /** The account's last four characters; the whole account is in the record alone. */
  accountEnding: string;
  /** What a payment to the account may have as its reference. */
  referenceKind: ReferenceKind;
  status: Enablement;
  /** What is missing before it can be paid: it was kept before banks asked for it. Null where nothing is. @source ours */
  gap: BeneficiaryGap | null;
  createdAt: string;
  updatedAt: string;
  /** What the asking user may do with it now. */
  allowedActions: BeneficiaryAction[];
}

/** The whole record of a beneficiary, with its account. @source spec §3 "Beneficiary" */
export interface BeneficiaryDetail extends Beneficiary {
  bank: BeneficiaryBank;
  payee: BeneficiaryPayee;
  intermediaryBank: IntermediaryBank | null;
  feeDirection: FeeDirection | null;
  purpose: PaymentPurpose | null;
  invoiceKind: InvoiceKind | null;
}

/** Conditions of a beneficiary list; `search` matches name, bank, last four characters of the account, the whole account however it is written, and id. @source ours */
export interface BeneficiaryFilter {
  search: string;
  payeeType: PayeeType[];
  accountType: AccountType[];
  bankCountry: CountryCode[];
  currency: CurrencyCode[];
  paymentMethod: PaymentMethod[];
  status: Enablement[];
  createdAt: TimeRange;
}

/** Fields that a beneficiary list sorts by. @source ours */
export const BENEFICIARY_SORTS = ['createdAt', 'name', 'bankCountry', 'currency', 'status'] as const;

/** A field that a beneficiary list sorts by. */
export type BeneficiarySort = (typeof BENEFICIARY_SORTS)[number];

interface StatusCall {
  input: { reason?: string | undefined };
  output: BeneficiaryDetail;
}

/** The beneficiary resource. @source spec §3, its payloads ours */
export interface BeneficiaryContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'call' | 'call-by-id' | 'create' | 'update' | 'delete' | 'export';
  row: Beneficiary;
  record: BeneficiaryDetail;
  filter: BeneficiaryFilter;
  sort: BeneficiarySort;
  /** A beneficiary by currency and account (number, IBAN, CLABE or PIX key); a conflict when several match. */
  key: { currency: CurrencyCode; account: string };
  create: BeneficiaryInput;
  update: BeneficiaryUpdate;
  calls: {
    /** The fields that a destination asks for, in the order to show them. */
    fields: { input: Destination; output: BeneficiaryField[] };
    /** Beneficiaries that already have the account of a draft. */
    duplicates: { input: BeneficiaryDraft; output: Beneficiary[] };
    /** What the bank says of the payee's name, null where banks of the destination say nothing; and the name it has, where it tells one that is nearly the same. */
    confirmPayee: { input: BeneficiaryDraft; output: { confirmation: PayeeConfirmation | null; name: string | null } };
  };
  callsById: { enable: StatusCall; disable: StatusCall };
}
