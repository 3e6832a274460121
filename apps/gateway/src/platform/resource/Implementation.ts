import type { Column } from 'drizzle-orm';
import type { PayloadName } from '../http/envelope';
import type { StoredRecord } from '../records';
import type { Operation } from './Operation';

/** Options of a resource beside its verbs. */
export interface ImplementOptions {
  /** Name of the payload in answers. Default `data`. */
  readonly payload?: PayloadName;
  /** One stored row by its id: conditions of roles are judged on it, and the operation does not select it again. */
  readonly record?: StoredRecord<unknown>;
  /** The id of the listed table, where there is no stored record: conditions of roles are judged on its row. */
  readonly rows?: Column;
  /** Any signed-in user may read it, whatever the roles say. */
  readonly openToAll?: boolean;
  /** Most bytes of a body; 256 kB unless told. */
  readonly mostBytes?: number;
  /** Answers hold secrets: none is stored, and a repeated request runs again. */
  readonly keepsNoAnswers?: boolean;
  /** Names of calls whose caller signs in once more by `params.password`; no answer of theirs is kept. */
  readonly asksPasswordFor?: readonly string[];
}

/** Resource with schemas and verbs, ready to be mounted and documented. */
export interface Implementation {
  readonly segment: string;
  readonly operations: readonly Operation[];
  /** What records of it are made of. */
  readonly fields: ReadonlySet<string>;
  readonly options: ImplementOptions;
}
