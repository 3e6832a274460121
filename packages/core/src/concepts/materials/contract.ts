import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { CertificateKind, MaterialEventKind } from './enums';
import type { MaterialAction } from './status';

/** A file that proves a trade; its size in bytes, its time a UTC instant. @source spec §3, §5 */
export interface MaterialCertificate {
  id: string;
  kind: CertificateKind;
  name: string;
  size: number;
  contentType: string;
  uploadedAt: string;
}

/** A certificate with its content in Base64. @source ours */
export interface MaterialCertificateContent extends MaterialCertificate {
  content: string;
}

/** Proof of a trade that collections are paid for, as lists show it. Times are UTC instants. @source spec §3 "Collection", fields ours */
export interface Material {
  id: string;
  productType: ProductType;
  /** Whose trade it is: the partner itself or one of its merchants. */
  ownerId: string;
  ownerName: string;
  buyerName: string;
  /** ISO 3166 alpha-2. */
  buyerCountry: string;
  /** Who sends the goods or renders the service. */
  senderName: string;
  tradeComments: string | null;
  /** What the trade is worth. */
  amount: WireMoney;
  /** What is linked to collections already. */
  linkedAmount: WireMoney;
  /** What may still be linked. */
  linkableAmount: WireMoney;
  /** The kinds of its certificates, each once. */
  certificateKinds: CertificateKind[];
  createdBy: string;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: MaterialAction[];
}

/** Something that happened to a material: what, when (UTC instant), by whom, and the collection that it concerned. @source ours */
export interface MaterialEvent {
  id: string;
  kind: MaterialEventKind;
  at: string;
  actor: string;
  /** What was linked or became linkable again; null for what moved no amount. */
  amount: WireMoney | null;
  /** The collection that it was linked to; null for what concerned none. */
  collectionId: string | null;
  /** Who paid that collection; null for what concerned none. */
  payerName: string | null;
}

/** The whole record of a material. @source ours */
export interface MaterialDetail extends Material {
  /** In the order in which they were named. */
  certificates: MaterialCertificate[];
  /** Newest first. */
  timeline: MaterialEvent[];
}

/** Conditions of a material list; `search` matches buyer, sender and owner, or is an id. @source ours */
export interface MaterialFilter {
  search: string;
  ownerId: string;
  currency: string[];
  /** Only materials of which something, or nothing, may still be linked. */
  linkable: boolean;
  createdAt: TimeRange;
}

/** Fields that a material list sorts by; amounts of different currencies compare as numbers. @source ours */
export const MATERIAL_SORTS = ['createdAt', 'amount', 'buyerName'] as const;

/** A field that a material list sorts by. */
export type MaterialSort = (typeof MATERIAL_SORTS)[number];

/** A trade to prove. Its certificates are uploaded first, and named here: at least one. @source spec §5 */
export interface MaterialInput {
  ownerId: string;
  buyerName: string;
  buyerCountry: string;
  senderName: string;
  tradeComments?: string | undefined;
  amount: WireMoney;
  certificateIds: string[];
}

/** What may be changed of a material; of one that is linked the trade comments alone. @source ours */
export interface MaterialUpdate {
  buyerName?: string | undefined;
  buyerCountry?: string | undefined;
  senderName?: string | undefined;
  tradeComments?: string | null | undefined;
  amount?: WireMoney | undefined;
  /** All certificates that it shall have: those that are not named go. */
  certificateIds?: string[] | undefined;
}

/** The material resource. `delete` takes one away that was never linked. @source spec §2 "Materials", its payloads ours */
export interface MaterialContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'create' | 'update' | 'delete' | 'export' | 'upload';
  row: Material;
  record: MaterialDetail;
  filter: MaterialFilter;
  sort: MaterialSort;
  create: MaterialInput;
  update: MaterialUpdate;
  /** A certificate: PDF, PNG or JPEG of at most 1 MB. It waits a day for the material that names it. */
  upload: { input: { kind: CertificateKind }; output: MaterialCertificate };
  callsById: {
    /** One of its certificates with its content. */
    certificate: { input: { certificateId: string }; output: MaterialCertificateContent };
  };
}
