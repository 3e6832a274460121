import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, TimeRange } from '../../resource';
import type { BusinessType } from './enums';
import type { ShopAction } from './status';

/** Where a merchant sells, and what payers see of it. Times are UTC instants. @source spec §3 "Collection" */
export interface Shop {
  id: string;
  /** The merchant that sells there. */
  ownerId: string;
  ownerName: string;
  name: string;
  /** The brand that payers know; null where it is the shop's name. */
  brand: string | null;
  /** Null where it has none. */
  websiteUrl: string | null;
  businessType: BusinessType;
  status: Enablement;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: ShopAction[];
}

/** Conditions of a shop list; `search` matches name and brand, or is an id. @source ours */
export interface ShopFilter {
  search: string;
  ownerId: string;
  businessType: BusinessType[];
  status: Enablement[];
  createdAt: TimeRange;
}

/** Fields that a shop list sorts by. @source ours */
export const SHOP_SORTS = ['createdAt', 'name'] as const;

/** A field that a shop list sorts by. */
export type ShopSort = (typeof SHOP_SORTS)[number];

/** A shop to register; it begins Initial and is switched on by `enable`. An empty text stands for none. @source ours */
export interface ShopInput {
  ownerId: string;
  name: string;
  brand?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  businessType: BusinessType;
}

/** What may be changed of a shop; its merchant stays. An empty text takes an optional value away. @source ours */
export interface ShopUpdate {
  name?: string | undefined;
  brand?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  businessType?: BusinessType | undefined;
}

interface StatusCall {
  input: { reason?: string | undefined };
  output: Shop;
}

/** The shop resource. `delete` removes a shop that was never switched on. @source spec §2 "Shops", its payloads ours */
export interface ShopContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'create' | 'update' | 'delete' | 'export';
  row: Shop;
  record: Shop;
  filter: ShopFilter;
  sort: ShopSort;
  create: ShopInput;
  update: ShopUpdate;
  callsById: { enable: StatusCall; disable: StatusCall };
}
