import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { CollectionAuditStatus } from '../collections';
import type { Material } from '../materials';
import type { MatchReason, MaterialLinkStatus } from './enums';
import type { MaterialLinkAction } from './status';

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
  /** What the asking user may do with it now. */
  allowedActions: MaterialLinkAction[];
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

/** Several links of one collection in one step: all of them or none. */
export interface MaterialLinksInput {
  collectionId: string;
  /** 1 to 20, each material once. */
  links: Omit<MaterialLinkInput, 'collectionId'>[];
}

/** A material that may cover a collection, and why it is proposed. */
export interface LinkCandidate {
  material: Material;
  /** The strongest first; empty where nothing but owner and currency speaks for it. */
  reasons: MatchReason[];
}

/** Materials for a collection, the best first. */
export interface LinkCandidates {
  /** At most 50. */
  candidates: LinkCandidate[];
  /** How many there are in all. */
  total: number;
}

/** The material link resource. `delete` takes a link back as long as its collection is not approved. @source spec §2 "Material Links", its payloads ours */
export interface MaterialLinkContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call' | 'create' | 'delete' | 'export';
  row: MaterialLink;
  record: MaterialLink;
  filter: MaterialLinkFilter;
  sort: MaterialLinkSort;
  create: MaterialLinkInput;
  calls: {
    /** Linkable materials of a collection's owner in its currency; `search` narrows them by buyer, sender or id. */
    candidates: { input: { collectionId: string; search?: string | undefined }; output: LinkCandidates };
    /** Several links at once, by the right of `create`: all of them or none. */
    create: { input: MaterialLinksInput; output: MaterialLink[] };
  };
}
