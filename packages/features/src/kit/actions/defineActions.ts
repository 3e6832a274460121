import type { MessageSet } from '../../i18n/MessageSet';
import type { ContractOf, ListConcept } from '../../runtime/ListConcept';
import type { DisplayTools } from '../columns/Column';
import type { Complete, KeysOf, ListDeclaration } from '../list/ListDeclaration';
import type { ConfirmedAction, DeclaredActions, FormAction } from './ActionsDeclaration';
import type { AnyActions } from './AnyActions';
import { questions } from './questions';

type CallsOf<Concept extends ListConcept> =
  | Extract<keyof ContractOf<Concept>['callsById'], string>
  | ('delete' extends ContractOf<Concept>['verbs'] ? 'delete' : never);

type Names<Group> = Extract<keyof Group, string>;

/** Names of a group that are confirmed. */
type Confirmed<Group> = { [Name in keyof Group]: Group[Name] extends FormAction ? never : Name }[keyof Group] & string;

type Bulk<Group> = { [Name in keyof Group]: Group[Name] extends { bulk: true } ? Name : never }[keyof Group] & string;

/** Other names of actions of a group. */
type Said<Group> = {
  [Name in keyof Group]: Group[Name] extends { saidAs: infer Others } ? keyof Others : never;
}[keyof Group] &
  string;

/** Messages that a group of actions needs. */
type ActionKeys<Concept extends string, Group> =
  | `${Concept}.action.${Names<Group> | Said<Group>}`
  | `${Concept}.confirm.${Confirmed<Group> | Said<Group>}.${'title' | 'detail'}`
  | `${Concept}.done.${Confirmed<Group>}`
  | `${Concept}.bulk.${Bulk<Group>}`
  | `${Concept}.bulk.${Bulk<Group>}.${'title' | 'detail' | 'confirm'}`;

/** A group, or what is wrong with it: a name that is no call of the resource, or a message that the list lacks. */
type Checked<Concept extends ListConcept, Sets extends readonly MessageSet<never>[], Group> = {
  readonly [Name in keyof Group]: Group[Name] extends FormAction
    ? FormAction
    : Name extends CallsOf<Concept>
      ? ConfirmedAction<ContractOf<Concept>['row']>
      : never;
} & Complete<Exclude<ActionKeys<Concept, Group>, KeysOf<Sets>>>;

interface ActionOptions<Row, Late extends MessageSet<never>> {
  /** Which record it is, under the title of a confirmation; its name where absent. */
  readonly describe?: (row: Row, tools: DisplayTools) => string;
  /** Fetches sentences of confirmations that the list's sets do not have. */
  readonly messages?: () => Promise<Late>;
}

/**
 * Declares the actions of a record once, in the groups of their menu: menu, confirmation, bulk and events derive from it.
 * Each is a named call of the resource, `delete`, or opens a form; it is offered where `allowedActions` has its name.
 */
export function defineActions<
  Concept extends ListConcept,
  Columns,
  Filters,
  Sets extends readonly MessageSet<never>[],
  const Groups extends readonly object[],
  Late extends MessageSet<never> = never,
>(
  list: ListDeclaration<Concept, Columns, Filters, Sets>,
  groups: Groups & { readonly [Index in keyof Groups]: Checked<Concept, readonly [...Sets, Late], Groups[Index]> },
  { messages, ...options }: ActionOptions<ContractOf<Concept>['row'], Late> = {},
): AnyActions {
  // Guarantee: the actions are only offered on rows of this list.
  const actions = { list, groups, ...options } as unknown as DeclaredActions;
  return { ...actions, ...questions(actions, messages) };
}
