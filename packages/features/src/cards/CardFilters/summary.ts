import type { CardFilter } from '@corridor/core';
import type { presetOfRange } from '../../filters/presetOfRange';
import { choicesSummary, rangeSummary } from '../../filters/summary';
import type { cardsMessages } from '../../messages/cards';
import type { timeMessages } from '../../messages/time';
import type { RuntimeKey, Say } from '../../words/useWords';
import type { CardFilterDefinition } from './fields';
import { isSet, valuesOf } from './values';

/** Says what filters of cards need to say. */
export type FilterSay = Say<keyof (typeof cardsMessages)['en'] | keyof (typeof timeMessages)['en'] | RuntimeKey>;

/** What the filter itself does not tell. */
interface Known {
  readonly merchantName: string | undefined;
  readonly presetOf: typeof presetOfRange;
}

/** What a field of the filter says, in words; undefined where it says nothing. */
export function summaryOf(
  definition: CardFilterDefinition,
  filter: Partial<CardFilter>,
  say: FilterSay,
  { merchantName, presetOf }: Known,
): string | undefined {
  if (!isSet(filter, definition.field)) return undefined;
  switch (definition.kind) {
    case 'choices':
      return wordsOf(definition, valuesOf(filter, definition.field), say);
    case 'merchant':
      return merchantName ?? filter.merchantId;
    case 'digits':
      return filter.last4;
    case 'yesNo':
      return say(filter.shared ? 'filters.yes' : 'filters.no');
    case 'range':
      return filter.createdAt && rangeSummary(filter.createdAt, say, presetOf);
  }
}

function wordsOf(
  { choices }: Extract<CardFilterDefinition, { kind: 'choices' }>,
  values: readonly string[],
  say: FilterSay,
): string {
  const wordOf = (value: string) => {
    const key = choices.find((choice) => choice.value === value)?.labelKey;
    return key ? say(key) : value;
  };
  return choicesSummary(values.map(wordOf), say);
}
