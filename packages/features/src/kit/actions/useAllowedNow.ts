import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { formSource } from '../form/useRecordSave';
import type { AnyRow } from '../list/AnyRow';
import type { DeclaredActions } from './ActionsDeclaration';
import { allowedGroups } from './allowedGroups';

/** What a record allows now; nothing as long as it is read. */
export interface AllowedNow {
  readonly row: AnyRow | undefined;
  /** Actions that are confirmed in a dialog, by their names. */
  readonly names: readonly string[];
}

/** Reads a record that has changed meanwhile, and what may be done to it now; null for null. */
export function useAllowedNow(actions: DeclaredActions, id: string | null): AllowedNow | null {
  const { gateway } = useRuntime();
  const { data, refreshing } = useRecord(formSource(gateway, actions.list), id);
  if (id === null) return null;
  const row = refreshing ? undefined : asRow(data);
  const allowed = row ? allowedGroups(actions, row).flat() : [];
  return { row, names: allowed.flatMap(({ name, action }) => (action.form ? [] : [name])) };
}

/** Guarantee: a record of a list has what its rows have. */
function asRow(record: object | undefined): AnyRow | undefined {
  return record as AnyRow | undefined;
}
