'use client';

import { chipEn } from '../../data/chip/messages';
import { ChevronGlyph, CloseGlyph } from '../../internal/glyphs';
import { Popover } from '../../layers/popover/Popover';
import { useMessages } from '../../messages/MessagesProvider';
import type { Filter } from './filter';
import { ChipFrame, ChipOpen, ChipTake, ChipValue } from './filterBar.styles';
import { filterBarEn } from './messages';

interface FilterChipProps {
  readonly filter: Filter;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A filter that is on, or is being set: its name and value, a panel to change it, and a way to take it away. */
export function FilterChip({ filter, open, onOpenChange }: FilterChipProps) {
  const message = useMessages(filterBarEn);
  const chip = useMessages(chipEn);
  const { label: name, value, pinned } = filter;
  const [before, after] = message('filterBar.edit', { name }).split('{value}');
  const words =
    value === undefined ? (
      name
    ) : (
      <>
        {before}
        <ChipValue dir="auto">{value}</ChipValue>
        {after}
      </>
    );
  if (pinned)
    return (
      <ChipFrame data-pinned="">
        <ChipOpen type="button" disabled aria-label={message('filterBar.pinned', { name, value: value ?? '' })}>
          {words}
        </ChipOpen>
      </ChipFrame>
    );
  return (
    <ChipFrame data-on={value === undefined ? undefined : ''}>
      <Popover
        label={name}
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <ChipOpen type="button">
            {words}
            <ChevronGlyph />
          </ChipOpen>
        }
      >
        {(close) => filter.editor(close)}
      </Popover>
      {value !== undefined && (
        <ChipTake type="button" aria-label={chip('chip.remove', { name })} onClick={filter.onRemove}>
          <CloseGlyph />
        </ChipTake>
      )}
    </ChipFrame>
  );
}
