import type { CollectionAuditStatus } from '../collections';
import type { WireMoney } from '../money';
import type { EmptyContract, TimeRange } from '../resource';
import type { MaterialLinkStatus } from './enums';

/** An amount of a material that covers an amount of a collection. Times are UTC instants. @source spec §3 "Collection", fields ours */
export interface MaterialLink {
  id: string;
  materialId: string;
  collectionId: string;
  ownerId: string;
  ownerName: string;
  /** Who bought, by the material. */
  buyerName: string;
  /** Who paid, by the collection. */
  payerName: string;
  status: MaterialLinkStatus;
  /** What is linked, in the currency of both. */
  amount: WireMoney;
  collectionStatus: CollectionAuditStatus;
  createdBy: string;
  createdAt: string;
  /** When a rejection took it back; null unless it did. */
  releasedAt: string | null;
}

/** Conditions of a material link list; `search` matches buyer and payer, or is an id. @source ours */
export interface MaterialLinkFilter {
  search: string;
  ownerId: string;
  materialId: string;
  collectionId: string;
  status: MaterialLinkStatus[];
  currency: string[];
  createdAt: TimeRange;
}

/** Fields that a material link list sorts by; amounts of different currencies compare as numbers. @source ours */
export const MATERIAL_LINK_SORTS = ['createdAt', 'amount'] as const;

/** A field that a material link list sorts by. */
export type MaterialLinkSort = (typeof MATERIAL_LINK_SORTS)[number];

/** How much of a material covers how much of a collection: at most what is linkable on either side. @source money.md "Collection" */
export interface MaterialLinkInput {
  materialId: string;
  collectionId: string;
  amount: WireMoney;
}

/** The material link resource. `delete` takes a link back as long as its collection is not approved. @source spec §2 "Material Links", its payloads ours */
export interface MaterialLinkContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'create' | 'delete' | 'export';
  row: MaterialLink;
  record: MaterialLink;
  filter: MaterialLinkFilter;
  sort: MaterialLinkSort;
  create: MaterialLinkInput;
}
