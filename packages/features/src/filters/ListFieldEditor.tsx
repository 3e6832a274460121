import type { TimeRange } from '@corridor/core';
import { useRuntime } from '../runtime/Runtime';
import { ChoicesEditor } from './ChoicesEditor';
import { LazyRangeEditor } from './LazyRangeEditor';
import type { ListField } from './ListField';
import { SearchedChoicesEditor } from './SearchedChoicesEditor';

/** Props of `ListFieldEditor`. */
export interface ListFieldEditorProps {
  readonly field: ListField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly close: () => void;
}

/** Asks for the value of one field of a list's filter in the way its kind is asked. */
export function ListFieldEditor({ field, value, onChange, close }: ListFieldEditorProps) {
  const { timezone } = useRuntime();
  if (field.kind === 'range') {
    return (
      <LazyRangeEditor
        value={isRange(value) ? value : undefined}
        zone={timezone}
        onChange={(range) => {
          onChange(range);
          close();
        }}
      />
    );
  }
  const { choices, label } = field;
  const Editor = field.kind === 'search' ? SearchedChoicesEditor : ChoicesEditor;
  const codes: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Editor
      label={label}
      choices={choices.map((choice) => ({ value: String(choice.code), label: choice.label }))}
      value={codes.map(String)}
      onChange={(chosen) => onChange(choices.map(({ code }) => code).filter((code) => chosen.includes(String(code))))}
    />
  );
}

/** Whether a value of a filter is a stretch of time. */
export function isRange(value: unknown): value is TimeRange {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'zone' in value;
}
