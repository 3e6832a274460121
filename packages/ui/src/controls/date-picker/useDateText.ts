import { useState } from 'react';
import { readLocalDate } from '../../internal/calendar';
import { useControlled } from '../../internal/useControlled';

interface DateTextOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((value: string) => void) | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** What is wrong with a text: it names no day, or one that cannot be chosen. */
export type DateProblem = 'unread' | 'between' | 'atLeast' | 'atMost';

function problemOf(text: string, min: string | undefined, max: string | undefined): DateProblem | undefined {
  if (text === '') return undefined;
  const day = readLocalDate(text);
  if (day === undefined) return 'unread';
  const outside = (min !== undefined && day < min) || (max !== undefined && day > max);
  if (!outside) return undefined;
  if (min !== undefined && max !== undefined) return 'between';
  return min === undefined ? 'atMost' : 'atLeast';
}

/** The text in the box and the day that it names; what is wrong is said once the box is left. */
export function useDateText({ value, defaultValue, onChange, min, max }: DateTextOptions) {
  const [date, setDate] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: string) => {
    if (next !== date) setDate(next);
  };
  return {
    text: typed ?? date,
    day: readLocalDate(date),
    problem: typed === null ? problemOf(date, min, max) : undefined,
    type: (text: string) => {
      setTyped(text);
      change(readLocalDate(text) ?? text.trim());
    },
    pick: (day: string) => {
      setTyped(null);
      change(day);
    },
    leave: () => setTyped(null),
  };
}
