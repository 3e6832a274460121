import type { CardFilter } from '@corridor/core';
import { FilterChip } from '../../filters/FilterChip';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { CardFilterEditor } from './CardFilterEditor';
import type { CardFilterDefinition } from './fields';
import { useFilterSummary } from './useFilterSummary';

/** Props of `CardFilterChip`. */
export interface CardFilterChipProps {
  readonly definition: CardFilterDefinition;
  readonly filter: Partial<CardFilter>;
  readonly pinned: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChange: (value: unknown) => void;
}

/** One field of the card filter as a chip. */
export function CardFilterChip({ definition, filter, pinned, open, onOpenChange, onChange }: CardFilterChipProps) {
  const say = useWords(cardsMessages);
  const summary = useFilterSummary(definition, filter);
  return (
    <FilterChip
      label={say(definition.labelKey)}
      value={summary}
      pinned={pinned}
      open={open}
      onOpenChange={onOpenChange}
      onClear={() => onChange(undefined)}
    >
      {(close) => <CardFilterEditor definition={definition} filter={filter} onChange={onChange} close={close} />}
    </FilterChip>
  );
}
