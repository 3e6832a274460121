import { type NumberMarks, numberMarks, readTypedAmount } from '@corridor/core';
import { Button, Field, Input, Stack } from '@corridor/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useRuntime } from '../../runtime/Runtime';
import type { AmountRange } from './FilterKind';

/** Props of `AmountEditor`. */
export interface AmountEditorProps {
  readonly value: unknown;
  /** Decimal strings; undefined where neither end is given. */
  readonly onChange: (value: AmountRange | undefined) => void;
}

/** Most digits that the address of a list keeps of a figure. */
const FIGURE = /^\d{1,15}(\.\d{1,8})?$/;

/** Figures of any currency. */
const ANY_CURRENCY = { currency: '', exponent: 8 };

/** Figure that a text means, as every amount that is typed; '' for no text, undefined for what is no figure. */
export function figureOf(text: string, marks: NumberMarks): string | undefined {
  const reading = readTypedAmount(text, ANY_CURRENCY, marks);
  if (!reading.ok) return reading.reason === 'empty' ? '' : undefined;
  return FIGURE.test(reading.decimal) ? reading.decimal : undefined;
}

/** Least and most amount, either of which may be left empty. */
export function AmountEditor({ value, onChange }: AmountEditorProps) {
  const t = useRuntimeMessages();
  // Guarantee: a field of amounts holds a range of them or nothing.
  const range = (value ?? {}) as AmountRange;
  const { locale } = useRuntime();
  const marks = useMemo(() => numberMarks(locale), [locale]);
  const written = (figure = '') => figure.replace('.', marks.decimal);
  const [texts, setTexts] = useState({ min: written(range.min), max: written(range.max) });
  // What stands there from before is no text to doubt: `1.234` may be a figure that was chosen.
  const read = (end: 'min' | 'max') =>
    texts[end] === written(range[end]) ? (range[end] ?? '') : figureOf(texts[end], marks);
  const [min, max] = [read('min'), read('max')];
  const isWrong = min === undefined || max === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChange(min || max ? { ...(min && { min }), ...(max && { max }) } : undefined);
  };
  const box = (end: 'min' | 'max') => (
    <Field label={t(`filters.${end}`)} error={read(end) === undefined ? t('filters.amountWrong') : undefined}>
      <Input
        inputMode="decimal"
        value={texts[end]}
        onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
      />
    </Field>
  );
  return (
    <form onSubmit={submit}>
      <Stack gap={3} style={{ inlineSize: 220 }}>
        {box('min')}
        {box('max')}
        <Button type="submit" size="sm" variant="primary">
          {t('filters.apply')}
        </Button>
      </Stack>
    </form>
  );
}
