import type { AccountKind } from '../../../ledger/vocabulary';
import type { ModelCurrency } from './request';

/** An account of the model's books. */
export interface ModelAccount {
  readonly kind: AccountKind;
  readonly currency: ModelCurrency;
  readonly allowNegative: boolean;
}

/** The accounts that are there, by number. */
export const MODEL_ACCOUNTS: readonly ModelAccount[] = [
  { kind: 'clearing', currency: 'USD', allowNegative: true },
  { kind: 'available', currency: 'USD', allowNegative: false },
  { kind: 'collection_pending', currency: 'USD', allowNegative: false },
  { kind: 'card', currency: 'USD', allowNegative: false },
  { kind: 'fees', currency: 'USD', allowNegative: false },
  { kind: 'fx_position', currency: 'EUR', allowNegative: true },
  { kind: 'available', currency: 'EUR', allowNegative: false },
];

/** The number of an account that belongs to another partner. */
const STRANGER = MODEL_ACCOUNTS.length;

/** The number of an account that does not exist. */
export const MISSING = STRANGER + 1;
