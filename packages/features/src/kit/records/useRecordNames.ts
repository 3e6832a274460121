import { isGatewayError } from '@corridor/core';
import { recordKey, severalSegments } from '../../runtime/cacheKey';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import { useRead } from '../../runtime/useRead';
import { useReadStore } from '../../runtime/useReadStore';
import type { PickedRecord } from './PickedRecord';
import type { RecordConcept } from './RecordConcept';

/** A record by its concept and id. */
export interface RecordPair {
  readonly concept: RecordConcept;
  readonly id: string;
}

/** Name of a record that was asked for, or its id until the name is known and where it cannot be read. */
export type RecordNames = (concept: RecordConcept, id: string) => string;

/** Names of records, for chips and sentences: what is in the cache is not read again. */
export function useRecordNames(pairs: readonly RecordPair[]): RecordNames {
  const { gateway, locale } = useRuntime();
  const store = useReadStore();
  const format = useFormatters();
  const segmentOf = (concept: RecordConcept) => gateway[concept === 'owners' ? 'merchants' : concept].resource.segment;
  const keys = pairs.map(({ concept, id }) => `${concept}/${id}`);
  const segment = severalSegments(pairs.map(({ concept }) => segmentOf(concept)));
  const key = [segment, 'get', { names: keys, locale }] as const;
  const { data } = useRead(
    pairs.length === 0
      ? null
      : {
          key,
          keepPrevious: true,
          async fetch(options) {
            const { pickedName, recordSource } = await import('./recordSource');
            const isFirst = store.peek(key) === undefined;
            const read = async ({ concept, id }: RecordPair) => {
              const kept = isFirst ? store.peek(recordKey(segmentOf(concept), id)) : undefined;
              return isPicked(kept) ? kept : recordSource(gateway, concept).get(id, options);
            };
            const found = await Promise.all(pairs.map((pair) => read(pair).catch(noneInstead)));
            return Object.fromEntries(
              found.flatMap((record, index) => (record ? [[keys[index], pickedName(record, format)]] : [])),
            );
          },
        },
  );
  return (concept, id) => data?.[`${concept}/${id}`] ?? id;
}

/** A record that is gone, or that the reader may not see, still has its id. */
function noneInstead(reason: unknown): undefined {
  if (isGatewayError(reason, 'not-found') || isGatewayError(reason, 'forbidden')) return undefined;
  throw reason;
}

// Only answers of the concepts' own `get` stand under their keys.
function isPicked(record: unknown): record is PickedRecord {
  return (
    typeof record === 'object' && record !== null && ('name' in record || 'ownerName' in record || 'last4' in record)
  );
}
