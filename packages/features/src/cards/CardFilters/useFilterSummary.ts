import type { CardFilter, TimeRange } from '@corridor/core';
import { dateRangePreset } from '@corridor/core';
import { presetOfRange, writeRange } from '../../filters/rangeWords';
import { cardsMessages } from '../../messages/cards';
import { timeMessages } from '../../messages/time';
import { useWords } from '../../words/useWords';
import type { CardFilterDefinition } from './fields';
import { useMerchantName } from './useMerchantChoices';
import { isSet, valuesOf } from './values';

/** What a field of the filter says, in words; undefined where it says nothing. */
export function useFilterSummary(definition: CardFilterDefinition, filter: Partial<CardFilter>): string | undefined {
  const say = useWords(cardsMessages);
  const writeDays = useRangeWords();
  const merchant = useMerchantName(definition.kind === 'merchant' ? filter.merchantId : undefined);
  if (!isSet(filter, definition.field)) return undefined;
  switch (definition.kind) {
    case 'choices': {
      const [first = '', ...others] = valuesOf(filter, definition.field);
      const key = definition.choices.find(({ value }) => value === first)?.labelKey;
      const word = key ? say(key) : first;
      return others.length > 0 ? say('filters.more', { value: word, count: others.length }) : word;
    }
    case 'merchant':
      return merchant;
    case 'digits':
      return filter.last4;
    case 'yesNo':
      return say(filter.shared ? 'filters.yes' : 'filters.no');
    case 'range':
      return filter.createdAt && writeDays(filter.createdAt);
  }
}

function useRangeWords(): (range: TimeRange) => string {
  const say = useWords(timeMessages);
  return (range) => {
    const preset = presetOfRange(range, new Date().toISOString());
    return preset ? say(dateRangePreset.labelKey(preset)) : writeRange(range);
  };
}
