import { type CurrencyCode, currencyNames } from '@corridor/core';
import { useMemo } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import type { DisplayTools } from '../columns/Column';
import { useDisplayTools } from '../columns/useDisplayTools';
import { RecordEditor } from '../records/RecordEditor';
import { AmountEditor } from './AmountEditor';
import { ChoicesEditor } from './ChoicesEditor';
import { DigitsEditor } from './DigitsEditor';
import { type FilterShape, isRange } from './FilterKind';
import { LazyRangeEditor } from './LazyRangeEditor';
import { OneOfEditor } from './OneOfEditor';
import { SearchedChoicesEditor } from './SearchedChoicesEditor';
import { codeWord } from './summary';
import { TextEditor } from './TextEditor';
import { useHeldCurrencies } from './useHeldCurrencies';

/** Props of `FilterEditor`. */
export interface FilterEditorProps {
  readonly shape: FilterShape;
  readonly label: string;
  readonly value: unknown;
  /** Sets the field; undefined takes it out of the filter. */
  readonly onChange: (value: unknown) => void;
  readonly close: () => void;
}

/** Asks for the value of one field of a filter in the way its kind is asked. */
export function FilterEditor({ shape, label, value, onChange, close }: FilterEditorProps) {
  const { timezone } = useRuntime();
  const tools = useDisplayTools();
  const settle = (next: unknown) => {
    onChange(next);
    close();
  };
  switch (shape.kind) {
    case 'codes':
      return <CodesEditor shape={shape} label={label} value={value} onChange={onChange} tools={tools} />;
    case 'record':
      return <RecordEditor concept={shape.concept} label={label} value={textOr(value)} onChange={settle} />;
    case 'range':
      return <LazyRangeEditor value={isRange(value) ? value : undefined} zone={timezone} onChange={settle} />;
    case 'digits':
      return <DigitsEditor label={label} length={shape.length} value={textOr(value) ?? ''} onChange={settle} />;
    case 'text':
      return <TextEditor label={label} value={textOr(value) ?? ''} onChange={settle} />;
    case 'amount':
      return <AmountEditor value={value} onChange={settle} />;
    case 'flag':
      return (
        <OneOfEditor
          label={label}
          choices={[
            { value: 'true', label: tools.t(shape.yes) },
            { value: 'false', label: tools.t(shape.no) },
          ]}
          value={value === undefined ? null : String(value)}
          onChange={(chosen) => settle(chosen === 'true')}
        />
      );
  }
}

interface CodesEditorProps extends Omit<FilterEditorProps, 'close' | 'shape'> {
  readonly shape: Extract<FilterShape, { kind: 'codes' }>;
  readonly tools: DisplayTools;
}

/** Above so many choices they are found by typing. */
const MANY = 15;

function CodesEditor({ shape, label, value, onChange, tools }: CodesEditorProps) {
  const held = useHeldCurrencies(shape.label === 'currency');
  const choices = useMemo(() => {
    const nameOf = shape.label === 'currency' ? currencyNames(tools.locale) : undefined;
    // What the partner holds comes first; all else is found by typing.
    const [first, others] = [true, false].map((isHeld) =>
      shape.codes.filter((code) => held.includes(String(code)) === isHeld),
    );
    return [...(first ?? []), ...(others ?? [])].map((code) => {
      const word = codeWord(shape, code, tools);
      return { value: String(code), label: nameOf ? `${word} · ${nameOf(asCurrency(word))}` : word };
    });
  }, [shape, tools, held]);
  const Editor = choices.length > MANY ? SearchedChoicesEditor : ChoicesEditor;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Editor
      label={label}
      choices={choices}
      value={chosen.map(String)}
      onChange={(next) => onChange(shape.codes.filter((code) => next.includes(String(code))))}
    />
  );
}

/** Guarantee: a filter by currency lists codes of currencies. */
function asCurrency(code: string): CurrencyCode {
  return code as CurrencyCode;
}

function textOr(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
