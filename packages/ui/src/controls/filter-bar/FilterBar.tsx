'use client';

import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react';
import { Icon, PlusIcon } from '../../icon';
import { Menu } from '../../layers/menu/Menu';
import { MenuItem } from '../../layers/menu/MenuItem';
import { useMessages } from '../../messages/MessagesProvider';
import { Button } from '../button/Button';
import { FilterChip } from './FilterChip';
import type { Filter } from './filter';
import { Aside, DateSlot, FilterBarRoot, Filters } from './filterBar.styles';
import { filterBarEn } from './messages';
import { SearchBox, type SearchBoxProps } from './SearchBox';

/** Props of `FilterBar`. */
export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The search box; none when absent. */
  readonly search?: SearchBoxProps;
  /** Every condition there is, on or off. */
  readonly filters?: readonly Filter[];
  /** Takes every value away; offered while there is something to take away. */
  readonly onReset?: () => void;
  /** A `DateRangePicker`, which stands before the chips. */
  readonly dateRange?: ReactNode;
  /** Saved views, at the end of the line. */
  readonly savedViews?: ReactNode;
  /** A button that starts the search, for lists that search only on demand. */
  readonly action?: ReactNode;
}

/** What a list is narrowed by: search, a date range, a chip for every filter that is on, and ways to add and reset. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { search, filters = [], onReset, dateRange, savedViews, action, ...rest },
  ref,
) {
  const message = useMessages(filterBarEn);
  const [editing, edit] = useState<string | null>(null);
  const shown = filters.filter(({ id, value }) => value !== undefined || id === editing);
  const free = filters.filter(({ value, pinned }) => value === undefined && !pinned);
  const narrowed = Boolean(search?.value) || filters.some(({ value, pinned }) => value !== undefined && !pinned);
  return (
    <FilterBarRoot ref={ref} role="search" aria-label={message('filterBar.label')} {...rest}>
      {search && <SearchBox {...search} />}
      {dateRange && <DateSlot>{dateRange}</DateSlot>}
      <Filters>
        {shown.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={filter}
            open={editing === filter.id}
            onOpenChange={(open) => edit(open ? filter.id : null)}
          />
        ))}
        {free.length > 0 && (
          <Menu
            trigger={
              <Button size="sm" variant="ghost" aria-keyshortcuts="f" startIcon={<Icon of={PlusIcon} size="sm" />}>
                {message('filterBar.add')}
              </Button>
            }
          >
            {free.map(({ id, label }) => (
              <MenuItem key={id} onSelect={() => edit(id)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        )}
        {onReset && narrowed && (
          <Button size="sm" variant="ghost" onClick={onReset}>
            {message('filterBar.reset')}
          </Button>
        )}
      </Filters>
      {(savedViews || action) && (
        <Aside>
          {savedViews}
          {action}
        </Aside>
      )}
    </FilterBarRoot>
  );
});
