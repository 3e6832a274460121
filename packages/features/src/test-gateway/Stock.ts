import { fixtures, GatewayError, resources } from '@corridor/core';
import { refused } from './refusals';
import type { Sample } from './Sample';
import { moved, numberedId, sampleRecords } from './sampleRecords';
import type { TestRecords } from './TestGateway';

/** Numbers of new records begin here, behind those of all samples. */
const FIRST_NEW = 0x8000;

/** The records of one resource, which writes change. */
export interface Stock {
  readonly rows: () => readonly Sample[];
  /** @throws GatewayError not-found */
  readonly find: (id: unknown) => Sample;
  /** Adds what is created, with all that its example has besides, as of now. */
  readonly add: (input: object) => Sample;
  readonly change: (id: unknown, changes: object) => Sample;
  readonly remove: (id: unknown) => void;
}

function stockOf(example: object | undefined, own: readonly object[] | undefined): Stock {
  let rows = example ? sampleRecords(example, own) : [];
  let added = 0;
  const find = (id: unknown) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw refused('not-found');
    return found;
  };
  return {
    rows: () => rows,
    find,
    add(input) {
      const [first] = example ? sampleRecords(example, undefined) : [];
      if (!first) throw refused('not-found');
      const age = Date.now() - Date.parse(String(first.createdAt ?? new Date().toISOString()));
      const record = { ...first, ...Object(moved(first, age)), ...input, id: numberedId(first.id, FIRST_NEW + added) };
      added += 1;
      rows = [record, ...rows];
      return record;
    },
    change(id, changes) {
      const changed = { ...find(id), ...changes };
      rows = rows.map((row) => (row.id === id ? changed : row));
      return changed;
    },
    remove(id) {
      find(id);
      rows = rows.filter((row) => row.id !== id);
    },
  };
}

/** Records of every resource by its segment. */
export function openStocks(records: TestRecords): (segment: string) => Stock {
  const examples: Readonly<Record<string, object>> = fixtures;
  const own: Readonly<Record<string, readonly object[] | undefined>> = records;
  const unknown = Object.keys(own).filter((name) => !(name in examples));
  if (unknown.length > 0) throw new GatewayError('validation', { msg: `No resource is called ${unknown.join(', ')}` });
  const stocks = new Map<string, Stock>(
    Object.entries(resources).map(([name, { segment }]) => [segment, stockOf(examples[name], own[name])] as const),
  );
  return (segment) => stocks.get(segment) ?? stockOf(undefined, undefined);
}
