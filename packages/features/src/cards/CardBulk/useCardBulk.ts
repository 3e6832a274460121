import type { Card, GatewayError } from '@corridor/core';
import { useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { useCallById } from '../../runtime/useCallById';

/** What can be done to many cards at once. */
export type BulkAction = 'block' | 'unblock';

/** How one card of many fared. */
export type BulkResult =
  | { readonly state: 'waiting' | 'done' }
  | { readonly state: 'failed'; readonly error: GatewayError };

/** An action on many cards: started once, one card after the other. */
export interface CardBulk {
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly state: 'asking' | 'running' | 'ended';
  readonly done: number;
  run(): Promise<void>;
}

/** Takes an action on cards in turn; a card that is refused stops none of the others. */
export function useCardBulk(action: BulkAction, cards: readonly Card[]): CardBulk {
  const { gateway } = useRuntime();
  const write = useCallById(gateway.cards, action);
  const [state, setState] = useState<CardBulk['state']>('asking');
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  return {
    results,
    state,
    done: [...results.values()].filter((result) => result.state === 'done').length,
    run: async () => {
      setState('running');
      for (const { id } of cards) {
        const outcome = await write.run(id, {});
        const result: BulkResult = outcome.ok ? { state: 'done' } : { state: 'failed', error: outcome.error };
        setResults((known) => new Map(known).set(id, result));
      }
      setState('ended');
    },
  };
}
