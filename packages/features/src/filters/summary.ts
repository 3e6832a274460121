import { dateRangePreset, type TimeRange } from '@corridor/core';
import type { timeMessages } from '../messages/time';
import type { RuntimeKey, Say } from '../words/useWords';
import type { presetOfRange } from './presetOfRange';
import { writeRange } from './rangeWords';

/** Says what every filter needs to say. */
export type FilterSay = Say<keyof (typeof timeMessages)['en'] | RuntimeKey>;

/** Chosen words in a chip: one, two, or the first and how many more. */
export function choicesSummary(words: readonly string[], say: FilterSay): string {
  const [first = '', ...others] = words;
  if (others.length < 2) return [first, ...others].join(', ');
  return say('filters.more', { value: first, count: others.length });
}

/** A range by the name of its preset, or as two days. */
export function rangeSummary(range: TimeRange, say: FilterSay, presetOf: typeof presetOfRange): string {
  const preset = presetOf(range, new Date().toISOString());
  return preset ? say(dateRangePreset.labelKey(preset)) : writeRange(range);
}
