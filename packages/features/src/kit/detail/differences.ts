import { LOGGED_FIELDS } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';
import { isMoney, isRecord, type Recorded, type RecordedWriter, recordedText } from './recordedText';

/** A field that changed, and how: its name, after those of the fields that it is part of. */
export interface Difference {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

const labelled: ReadonlySet<string> = new Set(LOGGED_FIELDS);

/** Fields whose value before is another than after; null where there was none. What a field is made of is told part by part. */
export function differences(
  before: Recorded | null,
  after: Recorded | null,
  writer: RecordedWriter,
): readonly Difference[] {
  return differencesIn([], before ?? {}, after ?? {}, writer);
}

function differencesIn(
  within: readonly string[],
  before: Recorded,
  after: Recorded,
  writer: RecordedWriter,
): readonly Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const path = [...within, field];
    const [was, is] = [partsOf(before[field]), partsOf(after[field])];
    if (was ?? is) return differencesIn(path, was ?? {}, is ?? {}, writer);
    const text = (side: Recorded) => recordedText(field, side[field], writer);
    const line = { path, before: text(before), after: text(after) };
    return line.before === line.after ? [] : [line];
  });
}

/** What a field is made of; null where it is told as a whole: an amount of money, and whatever has parts without labels. */
function partsOf(value: unknown): Recorded | null {
  if (!isRecord(value) || isMoney(value)) return null;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => labelled.has(name)) ? value : null;
}

/** A field's label, after those of the fields that it is part of; a name without one is told as it is. */
export function fieldLabel(path: readonly string[], t: TranslateAny): string {
  return path.map((field) => (labelled.has(field) ? t(`loggedFields.${field}`) : field)).join(' · ');
}
