import type { CountryCode } from '../../reference/countries';
import type { EmptyContract, TimeRange } from '../../resource';
import type {
  Gender,
  IdType,
  MerchantAction,
  MerchantDocumentKind,
  MerchantRight,
  MerchantType,
  OnboardingStatus,
  RejectionReason,
} from './enums';

/** A cardholder, as lists and pickers show one. Times are UTC instants. @source spec §3 "Merchant" */
export interface Merchant {
  id: string;
  type: MerchantType;
  /** Full name of an individual, corporation name otherwise. */
  name: string;
  email: string;
  /** ISO 3166 alpha-2. */
  country: string;
  status: OnboardingStatus;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: MerchantRight[];
}

/** What is known of a person. Dates are calendar dates, numbers of phones E.164 (`+33…`). @source spec §3 "Merchant, individual" */
export interface IndividualDetails {
  /** A first name, a last name or both: some people have one name. */
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  mobileNumber: string;
  email: string;
  idType: IdType;
  idNumber: string;
  issuanceDate: string;
  expiresOn: string;
  gender: Gender;
  dateOfBirth: string;
  addressLine1: string;
  addressLine2?: string | undefined;
  city: string;
  postalCode: string;
  state?: string | undefined;
  country: CountryCode;
}

/** What is known of a company. Its date is a calendar date. @source spec §3 "Merchant, corporation" */
export interface CorporationDetails {
  corporationName: string;
  registrationCode: string;
  vatCode?: string | undefined;
  registrationDate: string;
  businessScope: string;
  legalPerson: string;
  contactName: string;
  companyEmail: string;
  registrationCountry: CountryCode;
  residenceCountry: CountryCode;
}

/** A merchant as it is filled in: the details of its type, and none of the other. @source ours */
export interface MerchantInput {
  type: MerchantType;
  individual?: IndividualDetails | undefined;
  corporation?: CorporationDetails | undefined;
}

/** What may be changed of a merchant; an empty text takes an optional value away. @source ours */
export interface MerchantUpdate {
  individual?: Partial<IndividualDetails> | undefined;
  corporation?: Partial<CorporationDetails> | undefined;
}

/** A document of a merchant; sizes in bytes, times UTC instants. @source spec §3 */
export interface MerchantDocument {
  id: string;
  kind: MerchantDocumentKind;
  name: string;
  size: number;
  contentType: string;
  uploadedAt: string;
}

/** Why a merchant was rejected or asked for more. @source spec §4 */
export interface MerchantReview {
  reasons: RejectionReason[];
  note: string | null;
}

/** Something that happened to a merchant: what, when (UTC instant), by whom. @source ours */
export interface MerchantEvent {
  id: string;
  action: MerchantAction | 'create' | 'update' | 'upload';
  at: string;
  actor: string;
  from: OnboardingStatus | null;
  to: OnboardingStatus | null;
  review: MerchantReview | null;
}

/** The whole record of a merchant. @source spec §3 "Merchant" */
export interface MerchantDetail extends Merchant {
  individual: IndividualDetails | null;
  corporation: CorporationDetails | null;
  documents: MerchantDocument[];
  /** Reasons of the last rejection or request for more; null once the merchant is approved. */
  review: MerchantReview | null;
  updatedAt: string;
  /** The asking user added, changed or submitted it, so that somebody else has to approve it. */
  ownReview: boolean;
  /** Who has it open for review now; null where nobody has. */
  reviewer: string | null;
  /** Newest first. */
  timeline: MerchantEvent[];
}

/** Conditions of a merchant list; `search` matches name, email, the whole phone number however it is written, and id. @source ours */
export interface MerchantFilter {
  search: string;
  type: MerchantType[];
  status: OnboardingStatus[];
  country: CountryCode[];
  /** True: those whose review waits for the asking user; false: all others. */
  decidable: boolean;
  createdAt: TimeRange;
}

/** Fields that a merchant list sorts by. @source ours */
export const MERCHANT_SORTS = ['createdAt', 'name', 'status', 'country'] as const;

/** A field that a merchant list sorts by. */
export type MerchantSort = (typeof MERCHANT_SORTS)[number];

/** A request for more, or a rejection: at least one reason. @source spec §4 */
export interface MerchantReviewInput {
  reasons: RejectionReason[];
  note?: string | undefined;
}

/** A document with its content in Base64. @source ours */
export interface MerchantDocumentContent extends MerchantDocument {
  content: string;
}

/** The queue of merchants under review: which comes next, and how many wait in all. @source ours */
export interface ReviewQueue {
  merchantId: string | null;
  waiting: number;
}

/** Who has a merchant open for review, until when (UTC instant); nobody where `reviewer` is null. @source ours */
export interface ReviewLease {
  reviewer: string | null;
  isMine: boolean;
  until: string | null;
}

/** Seconds for which a merchant is kept for one reviewer; whoever is still at it keeps it anew. @source ours */
export const REVIEW_LEASE_SECONDS = 120;

interface NoteCall {
  input: { note?: string | undefined };
  output: MerchantDetail;
}

interface ReviewCall {
  input: MerchantReviewInput;
  output: MerchantDetail;
}

/** The merchant resource. @source spec §3, its payloads ours */
export interface MerchantContract extends EmptyContract {
  verbs:
    | 'list'
    | 'page'
    | 'get'
    | 'get-by'
    | 'call'
    | 'call-by-id'
    | 'create'
    | 'update'
    | 'delete'
    | 'export'
    | 'upload';
  row: Merchant;
  record: MerchantDetail;
  filter: MerchantFilter;
  sort: MerchantSort;
  /** A merchant by its email, in any case; a conflict when several have it. */
  key: { email: string };
  create: MerchantInput;
  update: MerchantUpdate;
  /** A document: PDF, PNG or JPEG of at most 1 MB; a new one of a kind takes the place of the old. */
  upload: { input: { merchantId: string; kind: MerchantDocumentKind }; output: MerchantDocument };
  calls: {
    /** How many merchants of the filter have each status, all statuses in their order. */
    statusCounts: {
      input: Partial<Omit<MerchantFilter, 'status'>>;
      output: { status: OnboardingStatus; count: number }[];
    };
    /** The merchant to review next: the one that waits longest, or waits next after another, and that nobody else has open. */
    nextReview: { input: { after?: string | undefined }; output: ReviewQueue };
  };
  callsById: {
    submit: NoteCall;
    approve: NoteCall;
    reject: ReviewCall;
    requestMore: ReviewCall;
    enable: NoteCall;
    disable: NoteCall;
    /** Keeps a merchant for its reader's review, or says who else has it. Ends by itself after `REVIEW_LEASE_SECONDS`. */
    holdReview: { input: Record<never, never>; output: ReviewLease };
    /** Lets others review a merchant that its reader has kept. */
    releaseReview: { input: Record<never, never>; output: ReviewLease };
    /** One of its documents with its content. */
    document: { input: { documentId: string }; output: MerchantDocumentContent };
  };
}
