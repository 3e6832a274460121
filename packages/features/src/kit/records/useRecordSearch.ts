import { useCallback } from 'react';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import type { NamedRecord, RecordSearch } from './PickedRecord';
import type { RecordConcept } from './RecordConcept';

/** How many records a picker offers at once; typing narrows them. */
const OFFERED = 10;

/** Finds records by what is typed; the signal stops a search that nobody waits for. */
export type FindRecords = (search: string, signal: AbortSignal) => Promise<readonly NamedRecord[]>;

/** Searches the records of a concept on the server, by name where it sorts by name. `among` narrows them beforehand; a constant. */
export function useRecordSearch(concept: RecordConcept, among?: RecordSearch): FindRecords {
  const { gateway, reporter } = useRuntime();
  const format = useFormatters();
  return useCallback(
    async (search, signal) => {
      const { pickedName, recordSource } = await import('./recordSource');
      const source = recordSource(gateway, concept);
      const { sorts, firstSort, segment } = source.resource;
      const sort = sorts.includes('name') ? { field: 'name', direction: 'asc' as const } : firstSort;
      const filter = { ...among, ...(search && { search }) };
      try {
        const { items } = await source.page({ page: 1, size: OFFERED, sort, filter }, { signal });
        return items.map((record) => ({ id: record.id, name: pickedName(record, format) }));
      } catch (reason) {
        const error = asGatewayError(reason);
        reporter.failed(error, { segment, verb: 'page' });
        throw error;
      }
    },
    [gateway, reporter, format, concept, among],
  );
}
