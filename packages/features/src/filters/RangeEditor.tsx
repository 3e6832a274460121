import { dateRangePreset, rangeOfDates, rangeOfPreset, type TimeRange } from '@corridor/core';
import { Button, Field, Inline, Input, Stack, Text } from '@corridor/ui';
import { type FormEvent, useState } from 'react';
import { timeMessages } from '../messages/time';
import { useWords } from '../words/useWords';
import { daysOfRange, presetOfRange } from './rangeWords';

/** Props of `RangeEditor`. */
export interface RangeEditorProps {
  readonly value: TimeRange | undefined;
  /** IANA zone in which days are meant. */
  readonly zone: string;
  readonly onChange: (range: TimeRange) => void;
}

/** A stretch of whole days: by name, or from one day to another; says in which zone. */
export function RangeEditor({ value, zone, onChange }: RangeEditorProps) {
  const say = useWords(timeMessages);
  const [now] = useState(() => new Date().toISOString());
  const [days, setDays] = useState(() => (value ? daysOfRange(value) : { first: '', last: '' }));
  const [problem, setProblem] = useState<'filters.ordered' | 'filters.incomplete'>();
  const chosen = value ? presetOfRange(value, now) : null;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const { first, last } = days;
    if (!first || !last) return setProblem('filters.incomplete');
    if (last < first) return setProblem('filters.ordered');
    onChange(rangeOfDates(first, last, zone));
  };
  return (
    <Stack gap={4} style={{ inlineSize: 300 }}>
      <Inline gap={2}>
        {dateRangePreset.codes.map((preset) => (
          <Button
            key={preset}
            size="sm"
            aria-pressed={preset === chosen}
            variant={preset === chosen ? 'primary' : 'secondary'}
            onClick={() => onChange(rangeOfPreset(preset, now, zone))}
          >
            {say(dateRangePreset.labelKey(preset))}
          </Button>
        ))}
      </Inline>
      <form onSubmit={apply} noValidate>
        <Stack gap={3}>
          <Inline gap={3} wrap={false} align="start">
            <Field label={say('filters.from')} error={problem && say(problem)}>
              <Input type="date" value={days.first} onChange={(event) => setDays({ ...days, first: event.target.value })} />
            </Field>
            <Field label={say('filters.to')}>
              <Input type="date" value={days.last} onChange={(event) => setDays({ ...days, last: event.target.value })} />
            </Field>
          </Inline>
          <Button type="submit" fullWidth>
            {say('actions.apply')}
          </Button>
        </Stack>
      </form>
      <Text variant="small" color="muted">
        {say('filters.zone', { zone })}
      </Text>
    </Stack>
  );
}
