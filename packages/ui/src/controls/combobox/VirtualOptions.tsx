'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo } from 'react';
import { ListHeading } from '../../internal/listbox/listbox.styles';
import { OptionItem } from '../../internal/listbox/OptionItem';
import type { SelectOption } from '../../internal/listbox/option';
import { VirtualRow, VirtualSpace } from './combobox.styles';

/** Props of the options of a long list. */
export interface VirtualOptionsProps {
  /** The listbox, which scrolls. */
  readonly scroll: HTMLElement;
  readonly listId: string;
  readonly options: readonly SelectOption[];
  readonly active: number;
  /** The option to keep in view; -1 while the pointer moves. */
  readonly followed: number;
  readonly selected: (value: string) => boolean;
  readonly multiple: boolean;
  readonly onPick: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

type Row = { readonly heading: string } | { readonly option: SelectOption; readonly index: number };

const HEIGHT = { heading: 30, line: 32, described: 48 };

function rowsOf(options: readonly SelectOption[]): readonly Row[] {
  return options.flatMap((option, index): Row[] => {
    const begins = option.group !== undefined && option.group !== options[index - 1]?.group;
    return begins && option.group ? [{ heading: option.group }, { option, index }] : [{ option, index }];
  });
}

function heightOf(row: Row | undefined): number {
  if (!row || 'heading' in row) return HEIGHT.heading;
  return row.option.description ? HEIGHT.described : HEIGHT.line;
}

/** Only the visible options, so that a list of hundreds opens at once; each says its place in the whole. */
export function VirtualOptions(props: VirtualOptionsProps) {
  const { scroll, listId, options, active, followed, selected, multiple, onPick, onPoint } = props;
  const rows = useMemo(() => rowsOf(options), [options]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: (index) => heightOf(rows[index]),
    overscan: 8,
    useFlushSync: false,
  });
  useEffect(() => {
    const row = rows.findIndex((entry) => 'index' in entry && entry.index === followed);
    if (row >= 0) virtual.scrollToIndex(row, { align: 'auto' });
  }, [virtual, rows, followed]);
  return (
    <VirtualSpace style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index: place, start }) => {
        const row = rows[place];
        if (!row) return null;
        return (
          <VirtualRow key={place} role="presentation" style={{ transform: `translateY(${start}px)` }}>
            {'heading' in row ? (
              <ListHeading aria-hidden="true">{row.heading}</ListHeading>
            ) : (
              <OptionItem
                id={`${listId}-${row.index}`}
                option={row.option}
                active={row.index === active}
                selected={selected(row.option.value)}
                multiple={multiple}
                place={[row.index + 1, options.length]}
                onPick={() => onPick(row.index)}
                onPoint={() => onPoint(row.index)}
              />
            )}
          </VirtualRow>
        );
      })}
    </VirtualSpace>
  );
}
