import type { Segment } from '@corridor/core';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Call, Principal } from '../call';
import type { Transaction } from '../database';
import { notFound } from '../refusals/refusals';

/** Locked selection of rows of one table, whatever is joined to them. */
interface Lockable<Found> extends PromiseLike<Found[]> {
  for(strength: 'no key update', config: { of: PgTable }): PromiseLike<Found[]>;
}

/** How one row of a resource is selected by its id. */
interface RecordDeclaration<Found> {
  readonly segment: Segment;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly select: (tx: Transaction, where: SQL | undefined) => Lockable<Found>;
  /** Condition on the row beside its id; none unless told. */
  readonly within?: (caller: { readonly principal: Principal }) => SQL;
  /** The listed table's own columns among what was selected: what the conditions of roles are about. */
  readonly storedOf: (found: Found) => object;
}

/** One row of a resource by its id, selected once in a transaction. */
export interface StoredRecord<Found> {
  /** The id of its table. */
  readonly rows: PgColumn;
  /** Condition on the row beside its id, where there is one. */
  readonly within: ((caller: { readonly principal: Principal }) => SQL) | undefined;
  /** Row of an id. @throws Refusal when the caller's partner has none such */
  find(call: Call, id: string): Promise<Found>;
  /** Row of an id, locked until the transaction ends, so that two users cannot both change it. @throws Refusal when there is none such */
  lock(call: Call, id: string): Promise<Found>;
  /** Reads the row ahead of the operation that asks for it, locked for a write, and gives its columns. @throws Refusal when there is none such */
  readAhead(call: Call, id: string, locked: boolean): Promise<object>;
}

/** Declares how a resource's row is found and locked. What was read ahead, to judge conditions of roles, is not read again. */
export function declareRecord<Found>(declaration: RecordDeclaration<Found>): StoredRecord<Found> {
  const { segment, table, select, within, storedOf } = declaration;
  const read = async (call: Call, id: string, locked: boolean): Promise<Found> => {
    const query = select(call.tx, and(eq(table.id, id), within?.(call)));
    const [found] = await (locked ? query.for('no key update', { of: table }) : query);
    if (found === undefined) throw notFound(segment);
    return found;
  };
  const once = (locked: boolean) => async (call: Call, id: string) => {
    const key = keyOf(segment, id);
    if (!call.rowsAhead.has(key)) return read(call, id, locked);
    const ahead = call.rowsAhead.get(key);
    call.rowsAhead.delete(key);
    return asFound<Found>(ahead);
  };
  return {
    rows: table.id,
    within,
    find: once(false),
    lock: once(true),
    readAhead: async (call, id, locked) => {
      const found = await read(call, id, locked);
      call.rowsAhead.set(keyOf(segment, id), found);
      return wired(storedOf(found));
    },
  };
}

/** A stored row as conditions of roles name it: instants as the wire has them, numbers as JSON has. */
export function wired(stored: object): object {
  const values = Object.entries(stored).map(([name, value]: [string, unknown]) => [name, wiredValue(value)]);
  return Object.fromEntries(values);
}

function wiredValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Date ? value.toISOString() : value;
}

const keyOf = (segment: string, id: string) => `${segment}/${id}`;

/** Guarantee: under the key of a segment stands what that segment's own record put there. */
function asFound<Found>(row: unknown): Found {
  return row as Found;
}
