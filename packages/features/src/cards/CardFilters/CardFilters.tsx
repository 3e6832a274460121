import type { CardFilter } from '@corridor/core';
import { type Filter, FilterBar } from '@corridor/ui';
import { useDelayedText } from '../../filters/useDelayedText';
import { usePresetOfRange } from '../../filters/usePresetOfRange';
import { cardsMessages } from '../../messages/cards';
import { timeMessages } from '../../messages/time';
import { useWords } from '../../words/useWords';
import { type CardFilterDefinition, cardFilterFields } from './fields';
import { LazyCardFilterEditor } from './LazyCardFilterEditor';
import { summaryOf } from './summary';
import { useMerchantName } from './useMerchantChoices';
import { isSet, withField } from './values';

/** Props of `CardFilters`. */
export interface CardFiltersProps {
  readonly filter: Partial<CardFilter>;
  /** Conditions that the host fixed. */
  readonly pinned: Partial<CardFilter>;
  readonly onChange: (filter: Partial<CardFilter>) => void;
}

/** Search and conditions over a list of cards: what is fixed, what is chosen, and what may be added. */
export function CardFilters({ filter, pinned, onChange }: CardFiltersProps) {
  const say = useWords(cardsMessages, timeMessages);
  const { text, type, settle } = useDelayedText(filter.search ?? '', (search) => onChange({ ...filter, search }));
  const shown = { ...filter, ...pinned };
  const merchantName = useMerchantName(shown.merchantId);
  const presetOf = usePresetOfRange(shown.createdAt !== undefined);
  const filterOf = (definition: CardFilterDefinition): Filter => {
    const { field, labelKey } = definition;
    const value = summaryOf(definition, shown, say, { merchantName, presetOf });
    const change = (next: unknown) => onChange(withField(filter, field, next));
    return {
      id: field,
      label: say(labelKey),
      ...(value !== undefined && { value }),
      pinned: isSet(pinned, field),
      onRemove: () => change(undefined),
      editor: (close) => (
        <LazyCardFilterEditor definition={definition} filter={filter} onChange={change} close={close} />
      ),
    };
  };
  const fixedSearch = pinned.search ? [fixed(say('filters.search'), pinned.search)] : [];
  const box = { value: text, onChange: type, onSubmit: settle, placeholder: say('cards.filter.search') };
  return (
    <FilterBar
      aria-label={say('cards.table.label')}
      {...(!pinned.search && { search: box })}
      filters={[...fixedSearch, ...cardFilterFields.map(filterOf)]}
      onReset={() => onChange({})}
    />
  );
}

/** A search that the host fixed, as a chip that cannot be changed. */
function fixed(label: string, value: string): Filter {
  return { id: 'search', label, value, pinned: true, onRemove: () => undefined, editor: () => null };
}
