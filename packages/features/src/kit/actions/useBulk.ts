import type { GatewayError } from '@corridor/core';
import { useState } from 'react';
import { approvalOf } from '../../runtime/approvalOf';
import type { Outcome } from '../../runtime/useWrite';
import type { DisplayTools } from '../columns/Column';
import type { AnyRow } from '../list/AnyRow';
import type { AnyList } from '../list/ListDeclaration';
import { useAction } from './useAction';

/** How one record of many fared. */
export type BulkResult =
  | { readonly state: 'done' }
  | { readonly state: 'awaiting' | 'failed'; readonly error: GatewayError };

/** An action on many records: sent once, one record after the other. */
export interface Bulk {
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly state: 'asking' | 'running' | 'ended';
  readonly done: number;
  run(): Promise<void>;
}

/** Sends an action on records in turn; a record that is refused stops none of the others. */
export function useBulk(list: AnyList, name: string, rows: readonly AnyRow[], tools: DisplayTools): Bulk {
  const write = useAction(list, name, tools);
  const [state, setState] = useState<Bulk['state']>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  return {
    results,
    state,
    done: [...results.values()].filter((result) => result.state === 'done').length,
    run: async () => {
      setState('running');
      for (const row of rows) {
        const outcome = await write.run(row, {});
        const result = resultOf(outcome);
        setResults((known) => new Map(known).set(row.id, result));
      }
      setState('ended');
    },
  };
}

function resultOf(outcome: Outcome<unknown>): BulkResult {
  if (outcome.ok) return { state: 'done' };
  const { error } = outcome;
  return { state: approvalOf(error) === undefined ? 'failed' : 'awaiting', error };
}
