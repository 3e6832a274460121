import { useState } from 'react';
import { readLocalDate } from '../../internal/calendar/localDate';
import type { DateRange } from './range';

/** What keeps typed days from being a range. */
export type RangeProblem = 'noDay' | 'order' | 'outside';

interface RangeDraftOptions {
  readonly value: DateRange | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onDone: (from: string, to: string) => void;
}

/** A range on its way: two typed days, or the first of two presses with the day under the pointer as a preview. */
export function useRangeDraft({ value, min, max, onDone }: RangeDraftOptions) {
  const [typed, setTyped] = useState({ from: value?.from ?? '', to: value?.to ?? '' });
  const [start, setStart] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [problem, setProblem] = useState<RangeProblem>();

  const finish = (from: string, to: string) => {
    setStart(undefined);
    setProblem(undefined);
    setTyped({ from, to });
    onDone(from, to);
  };
  const pick = (day: string) => {
    setProblem(undefined);
    if (start === undefined) {
      setStart(day);
      setPointed(undefined);
      setTyped({ from: day, to: '' });
    } else if (day < start) finish(day, start);
    else finish(start, day);
  };
  const commit = () => {
    const [from, to] = [readLocalDate(typed.from), readLocalDate(typed.to)];
    if (from === undefined || to === undefined) return setProblem('noDay');
    if (to < from) return setProblem('order');
    if ((min && from < min) || (max && to > max)) return setProblem('outside');
    return finish(from, to);
  };
  const other = start === undefined ? undefined : (pointed ?? start);
  const [first, last] = start && other && other < start ? [other, start] : [start, other];
  const marked =
    start === undefined ? { from: readLocalDate(typed.from), to: readLocalDate(typed.to) } : { from: first, to: last };
  return { typed, setTyped, pending: start !== undefined, point: setPointed, pick, commit, finish, problem, marked };
}
