'use client';

import { forwardRef, type HTMLAttributes, useId, useMemo } from 'react';
import { Calendar } from '../../internal/calendar/Calendar';
import { localZone, todayIn } from '../../internal/calendar/localDate';
import { useMedia } from '../../internal/useMedia';
import { useMessages } from '../../messages/MessagesProvider';
import { breakpoint } from '../../theme/tokens';
import { Button } from '../button/Button';
import { PanelBody, PanelEnd, PanelHint, PanelRoot } from './dateRangePicker.styles';
import { dateRangePickerEn } from './messages';
import { RangeFields } from './RangeFields';
import { type DateRange, type DateRangeShortcut, daysOf, SHORTCUTS } from './range';
import { ShortcutList } from './ShortcutList';
import { useRangeDraft } from './useRangeDraft';

/** What every chooser of a date range takes. */
export interface DateRangeOptions {
  /** The range in effect; null for none. */
  readonly value: DateRange | null;
  /** Hears of a whole range, and of null when it is cleared. */
  readonly onChange: (range: DateRange | null) => void;
  /** IANA zone in which days are meant; that of the value, else of the reader's clock, when absent. */
  readonly zone?: string;
  /** The day counted as today, `YYYY-MM-DD`; that of the zone when absent. */
  readonly today?: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** Ranges by name; Today, Yesterday, Last week, This month, Last month and Last three month when absent. @source spec §2 */
  readonly shortcuts?: readonly DateRangeShortcut[];
  /** Shows a button that takes the range away. */
  readonly clearable?: boolean;
}

/** Props of `DateRangePanel`. */
export interface DateRangePanelProps extends DateRangeOptions, Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {}

/** Days from one to another: by name, typed, or by two presses in a calendar of two months (one where it is narrow). */
export const DateRangePanel = forwardRef<HTMLDivElement, DateRangePanelProps>(function DateRangePanel(props, ref) {
  const { value, onChange, zone: asked, today: given, min, max, shortcuts, clearable, ...rest } = props;
  const message = useMessages(dateRangePickerEn);
  const errorId = useId();
  const zone = asked ?? value?.zone ?? localZone();
  const today = given ?? todayIn(zone);
  const wide = useMedia(`(min-width: ${breakpoint.md}px)`);
  const named = useShortcuts(shortcuts, today);
  const draft = useRangeDraft({ value, min, max, onDone: (from, to) => onChange({ from, to, zone }) });
  const hint = draft.pending
    ? 'dateRangePicker.pickEnd'
    : draft.problem && (`dateRangePicker.${draft.problem}` as const);
  return (
    <PanelRoot ref={ref} {...rest}>
      <ShortcutList shortcuts={named} from={value?.from} to={value?.to} onPick={draft.finish} />
      <PanelBody>
        <RangeFields
          typed={draft.typed}
          invalid={draft.problem !== undefined}
          errorId={errorId}
          onType={draft.setTyped}
          onCommit={draft.commit}
        />
        <Calendar
          {...draft.marked}
          today={today}
          min={min}
          max={max}
          months={wide ? 2 : 1}
          onPick={draft.pick}
          onPoint={draft.point}
        />
        <PanelEnd>
          <PanelHint id={errorId} role="status" data-problem={draft.problem && !draft.pending ? '' : undefined}>
            {hint ? message(hint, { min: min ?? '', max: max ?? '' }) : message('dateRangePicker.zone', { zone })}
          </PanelHint>
          {clearable && value && (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {message('dateRangePicker.clear')}
            </Button>
          )}
        </PanelEnd>
      </PanelBody>
    </PanelRoot>
  );
});

function useShortcuts(given: readonly DateRangeShortcut[] | undefined, today: string): readonly DateRangeShortcut[] {
  const message = useMessages(dateRangePickerEn);
  return useMemo(() => {
    if (given) return given;
    return SHORTCUTS.map((id) => {
      const [from, to] = daysOf(id, today);
      return { id, label: message(`dateRangePicker.${id}`), from, to };
    });
  }, [given, today, message]);
}
