import { BALANCE_CURRENCIES, type CardFilter, cardModel, cardScheme, cardStatus, cardType } from '@corridor/core';
import type { cardsMessages } from '../../messages/cards';
import type { AskableKey } from '../../words/MessageSet';

type CardKey = AskableKey<keyof (typeof cardsMessages)['en']>;

/** Fields of a card filter that are set through a chip; `search` has its own box. */
export type CardFilterField = Exclude<keyof CardFilter, 'search'>;

/** One answer of a choice. */
export interface FilterChoice {
  readonly value: string;
  /** Message key of its label; absent where the value is its own label, as for a currency. */
  readonly labelKey?: CardKey;
}

/** One field of the filter as data: how it is asked and what may be answered. */
export type CardFilterDefinition = { readonly field: CardFilterField; readonly labelKey: CardKey } & (
  | { readonly kind: 'choices'; readonly choices: readonly FilterChoice[] }
  | { readonly kind: 'digits' | 'merchant' | 'yesNo' | 'range' }
);

const labelled = <Code extends string>(listed: { codes: readonly Code[]; labelKey(code: Code): CardKey }) =>
  listed.codes.map((code): FilterChoice => ({ value: code, labelKey: listed.labelKey(code) }));

/** Every field of the filter, in the order of the "Add filter" menu. */
export const cardFilterFields: readonly CardFilterDefinition[] = [
  { field: 'status', labelKey: 'cards.filter.status', kind: 'choices', choices: labelled(cardStatus) },
  { field: 'type', labelKey: 'cards.filter.type', kind: 'choices', choices: labelled(cardType) },
  { field: 'model', labelKey: 'cards.filter.model', kind: 'choices', choices: labelled(cardModel) },
  { field: 'scheme', labelKey: 'cards.filter.scheme', kind: 'choices', choices: labelled(cardScheme) },
  {
    field: 'currency',
    labelKey: 'cards.filter.currency',
    kind: 'choices',
    choices: BALANCE_CURRENCIES.map((value) => ({ value })),
  },
  { field: 'merchantId', labelKey: 'cards.filter.merchant', kind: 'merchant' },
  { field: 'createdAt', labelKey: 'cards.filter.created', kind: 'range' },
  { field: 'last4', labelKey: 'cards.filter.last4', kind: 'digits' },
  { field: 'shared', labelKey: 'cards.filter.shared', kind: 'yesNo' },
];
