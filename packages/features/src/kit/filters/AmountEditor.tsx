import { Button, Field, Input, Stack } from '@corridor/ui';
import { type FormEvent, useState } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import type { AmountRange } from './FilterKind';

/** Props of `AmountEditor`. */
export interface AmountEditorProps {
  readonly value: unknown;
  /** Decimal strings; undefined where neither end is given. */
  readonly onChange: (value: AmountRange | undefined) => void;
}

/** What is no figure yet or has more than a sign, digits and a point is not taken. */
const FIGURE = /^\d{1,15}(\.\d{1,8})?$/;

/** Least and most amount, either of which may be left empty. */
export function AmountEditor({ value, onChange }: AmountEditorProps) {
  const t = useRuntimeMessages();
  // Guarantee: a field of amounts holds a range of them or nothing.
  const [{ min = '', max = '' }, setText] = useState((value ?? {}) as AmountRange);
  const isWrong = [min, max].some((text) => text !== '' && !FIGURE.test(text));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChange(min || max ? { ...(min && { min }), ...(max && { max }) } : undefined);
  };
  const box = (end: 'min' | 'max', text: string) => (
    <Field
      label={t(`filters.${end}`)}
      error={isWrong && text !== '' && !FIGURE.test(text) ? t('filters.amountWrong') : undefined}
    >
      <Input
        inputMode="decimal"
        value={text}
        onChange={(event) => setText({ min, max, [end]: event.target.value.trim() })}
      />
    </Field>
  );
  return (
    <form onSubmit={submit}>
      <Stack gap={3} style={{ inlineSize: 220 }}>
        {box('min', min)}
        {box('max', max)}
        <Button type="submit" size="sm" variant="primary">
          {t('filters.apply')}
        </Button>
      </Stack>
    </form>
  );
}
