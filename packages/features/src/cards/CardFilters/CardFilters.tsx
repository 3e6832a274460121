import type { CardFilter } from '@corridor/core';
import { Button, Icon, Inline, Menu, MenuItem, PlusIcon } from '@corridor/ui';
import { type Ref, useState } from 'react';
import { SearchBox } from '../../filters/SearchBox';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { CardFilterChip } from './CardFilterChip';
import { COMMON_FIELDS, type CardFilterField, cardFilterFields } from './fields';
import { isSet, withField } from './values';

/** Props of `CardFilters`. */
export interface CardFiltersProps {
  readonly filter: Partial<CardFilter>;
  /** Conditions that the host fixed. */
  readonly pinned: Partial<CardFilter>;
  readonly onChange: (filter: Partial<CardFilter>) => void;
  /** The search box, for the `/` key. */
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search box and chips over a list of cards: what is fixed, what is chosen, and "Add filter". */
export function CardFilters({ filter, pinned, onChange, searchRef }: CardFiltersProps) {
  const say = useWords(cardsMessages);
  const [added, setAdded] = useState<readonly CardFilterField[]>([]);
  const [openField, setOpenField] = useState<CardFilterField | null>(null);
  const shown = (field: CardFilterField) =>
    COMMON_FIELDS.includes(field) || added.includes(field) || isSet(filter, field) || isSet(pinned, field);
  const hidden = cardFilterFields.filter(({ field }) => !shown(field));
  const add = (field: CardFilterField) => {
    setAdded((now) => [...now, field]);
    setOpenField(field);
  };
  const reset = () => {
    setAdded([]);
    onChange({});
  };
  const close = (field: CardFilterField) => {
    setOpenField(null);
    if (!isSet(filter, field)) setAdded((now) => now.filter((other) => other !== field));
  };
  const changed = Object.keys(filter).length > 0;
  return (
    <Inline gap={2}>
      <div style={{ inlineSize: 288, maxInlineSize: '100%' }}>
        <SearchBox
          ref={searchRef}
          label={say('cards.filter.search')}
          value={pinned.search ?? filter.search ?? ''}
          disabled={pinned.search !== undefined}
          onSearch={(search) => onChange({ ...filter, search })}
        />
      </div>
      {cardFilterFields
        .filter(({ field }) => shown(field))
        .map((definition) => (
          <CardFilterChip
            key={definition.field}
            definition={definition}
            filter={{ ...filter, ...pinned }}
            pinned={isSet(pinned, definition.field)}
            open={openField === definition.field}
            onOpenChange={(open) => (open ? setOpenField(definition.field) : close(definition.field))}
            onChange={(value) => onChange(withField(filter, definition.field, value))}
          />
        ))}
      {hidden.length > 0 && (
        <Menu
          trigger={
            <Button size="sm" variant="ghost" startIcon={<Icon of={PlusIcon} size="sm" />}>
              {say('filters.add')}
            </Button>
          }
        >
          {hidden.map(({ field, labelKey }) => (
            <MenuItem key={field} onSelect={() => add(field)}>
              {say(labelKey)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {changed && (
        <Button size="sm" variant="ghost" onClick={reset}>
          {say('filters.reset')}
        </Button>
      )}
    </Inline>
  );
}
