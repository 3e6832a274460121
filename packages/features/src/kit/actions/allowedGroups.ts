import type { AnyRow } from '../list/AnyRow';
import type { AnyAction, DeclaredActions } from './ActionsDeclaration';

/** An action with its name. */
export interface NamedAction {
  readonly name: string;
  readonly action: AnyAction;
  /** Name under which messages speak of it. */
  readonly said: string;
}

/** Groups of the actions that the reader may take on a record, without empty ones; the list itself may allow more, such as `create`. */
export function allowedGroups(
  { groups }: DeclaredActions,
  row: AnyRow,
  ofList: readonly string[] = [],
): readonly (readonly NamedAction[])[] {
  const allowed = [...(row.allowedActions ?? []), ...ofList];
  return groups
    .map((group) =>
      Object.entries(group)
        .map(([name, action]) => ({ name, action, said: saidOf(action, name, row) }))
        .filter(({ name, action }) => allowed.includes(action.needs ?? name)),
    )
    .filter((group) => group.length > 0);
}

/** Name under which messages speak of an action on a record. */
export function saidOf(action: AnyAction, name: string, row: object): string {
  const [said] = Object.entries(action.saidAs ?? {}).find(([, isFor]) => isFor(asRecord(row))) ?? [name];
  return said;
}

/** Guarantee: an action is only asked about rows of its own list. */
function asRecord(row: object): never {
  return row as never;
}

/** Action of a name. */
export function actionOf({ groups }: DeclaredActions, name: string): AnyAction {
  return groups.find((group) => Object.hasOwn(group, name))?.[name] ?? {};
}

/** Names of the actions that can be done to many records at once. */
export function bulkActions({ groups }: DeclaredActions): readonly string[] {
  return groups.flatMap((group) => Object.keys(group).filter((name) => group[name]?.bulk));
}
