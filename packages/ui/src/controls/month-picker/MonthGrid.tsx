'use client';

import { useMemo } from 'react';
import { Icon } from '../../icon/Icon';
import { ChevronBackIcon, ChevronForwardIcon } from '../../icon/icons';
import { useListPress } from '../../internal/useListPress';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { IconButton } from '../button';
import { monthPickerEn } from './messages';
import { monthFormat, yearOf } from './month';
import { MonthCell, MonthHead, MonthPanel, MonthRow, MonthTable } from './monthPicker.styles';
import { useMonthGrid } from './useMonthGrid';

interface MonthGridProps {
  readonly label: string;
  readonly chosen: number | undefined;
  readonly current: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly choose: (index: number) => void;
}

/** The months of a year as a grid, with the year above them. */
export function MonthGrid({ label, chosen, current, min, max, choose }: MonthGridProps) {
  const message = useMessages(monthPickerEn);
  const locale = useLocale();
  const list = useListPress(null);
  const { at, grid, press, inside, turnYear } = useMonthGrid({ initial: chosen ?? current, min, max, choose });
  const [long, short, year] = useMemo(
    () => [
      monthFormat(locale, { month: 'long', year: 'numeric' }),
      monthFormat(locale, { month: 'short' }),
      monthFormat(locale, { year: 'numeric' }),
    ],
    [locale],
  );
  const first = yearOf(at) * 12;
  const cell = (index: number) => (
    <MonthCell
      key={index}
      role="gridcell"
      tabIndex={index === at ? 0 : -1}
      aria-label={long(index)}
      aria-selected={index === chosen}
      aria-current={index === current ? 'date' : undefined}
      aria-disabled={inside(index) ? undefined : true}
      data-choice={index}
      onClick={inside(index) ? () => choose(index) : undefined}
    >
      {short(index)}
    </MonthCell>
  );
  return (
    <MonthPanel>
      <MonthHead>
        <IconButton
          size="sm"
          label={message('monthPicker.previousYear')}
          disabled={!inside(first - 1)}
          onClick={() => turnYear(-1)}
        >
          <Icon of={ChevronBackIcon} mirror />
        </IconButton>
        <span aria-live="polite">{year(at)}</span>
        <IconButton
          size="sm"
          label={message('monthPicker.nextYear')}
          disabled={!inside(first + 12)}
          onClick={() => turnYear(1)}
        >
          <Icon of={ChevronForwardIcon} mirror />
        </IconButton>
      </MonthHead>
      <MonthTable ref={grid} role="grid" tabIndex={-1} aria-label={label} onPointerDown={list.press} onKeyDown={press}>
        {[0, 3, 6, 9].map((row) => (
          <MonthRow key={row} role="row">
            {[0, 1, 2].map((column) => cell(first + row + column))}
          </MonthRow>
        ))}
      </MonthTable>
    </MonthPanel>
  );
}
