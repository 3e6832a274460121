import { type FormTarget, isForNew } from './FormTarget';
import type { AnyForm } from './formValues';
import type { SavedRecord } from './useRecordSave';

/** The step that a record asks for which a form has just made; null where it is done. */
export function targetAfter({ after }: AnyForm, target: FormTarget, record: SavedRecord): FormTarget | null {
  return after && isForNew(target) && after.isDue(record) ? { kind: after.kind, id: record.id } : null;
}
