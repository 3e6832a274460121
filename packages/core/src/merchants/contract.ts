import type { EmptyContract } from '../resource';
import type { MerchantType, OnboardingStatus } from './enums';

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
}

/** Conditions of a merchant list; `search` matches name, email and id. @source ours */
export interface MerchantFilter {
  search: string;
  type: MerchantType[];
  status: OnboardingStatus[];
}

/** The merchant resource, as far as cards need it. @source ours */
export interface MerchantContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get';
  row: Merchant;
  record: Merchant;
  filter: MerchantFilter;
  sort: 'name' | 'createdAt';
}
