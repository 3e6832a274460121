import type { DisplayTools } from '../columns/Column';
import type { Coded } from '../columns/columnsOf';
import type { AnyList } from '../list/ListDeclaration';

/** An action that is confirmed in a dialog and then sent. */
export interface ConfirmedAction<Row> {
  /** `danger` where something is lost or stops. */
  readonly tone?: 'danger';
  /** Text to type before the action is sent, because it can't be undone. */
  readonly typed?: (row: Row, tools: DisplayTools) => string;
  /** Asks for a reason that is kept with the record. */
  readonly reason?: 'optional' | 'required';
  /** Asks for one or more of these reasons, sent as `reasons`. */
  readonly reasons?: Coded<string>;
  /** Asks for a note that is kept with the record, sent as `note`. */
  readonly note?: 'optional';
  /** Asks for a secret by this rule, which is never shown again. */
  readonly secret?: (text: string) => boolean;
  /** May be done to many selected records at once. */
  readonly bulk?: true;
  /** Other names under which menu and confirmation speak of it, each with the records it is for: what deletes may give up. */
  readonly saidAs?: Readonly<Record<string, (row: Row) => boolean>>;
}

/** An action that opens a form over the list. */
export interface FormAction {
  /** Kind of the form, such as `edit`. */
  readonly form: string;
  /** The right it needs, of the record or of the list; its own name where absent. */
  readonly needs?: string;
}

/** An action of whatever record. */
export type AnyAction = {
  readonly tone?: 'danger' | undefined;
  typed?(row: object, tools: DisplayTools): string;
  readonly reason?: 'optional' | 'required' | undefined;
  readonly reasons?: Coded<string> | undefined;
  readonly note?: 'optional' | undefined;
  secret?(text: string): boolean;
  readonly bulk?: true | undefined;
  readonly saidAs?: Readonly<Record<string, (row: never) => boolean>> | undefined;
  readonly form?: string | undefined;
  readonly needs?: string | undefined;
};

/** Actions of a record as they are declared, once, in the groups of their menu. */
export interface DeclaredActions {
  readonly list: AnyList;
  readonly groups: readonly Readonly<Record<string, AnyAction>>[];
  /** Which record it is, under the title of a confirmation; its name where absent. */
  describe?(row: object, tools: DisplayTools): string;
}
