import type { ExportQuery, GatewayFile, ResourceContract } from '@corridor/core';
import type { CorridorEvent } from '../events';
import { describeError } from '../runtime/describeError';
import type { ExportSource } from '../runtime/ExportSource';
import { useRuntime } from '../runtime/Runtime';
import { useExport } from '../runtime/useExport';
import { useRuntimeWords } from '../words/useWords';
import type { ListExport } from './ListExport';
import { type ListView, sliceOf } from './view';

/** A list as it stands, and how its export is told. */
export interface ListExportOptions<C extends ResourceContract> {
  readonly source: ExportSource<C>;
  /** What asks for all rows that the list shows, page by page. */
  readonly query: ExportQuery<C>;
  readonly view: Pick<ListView<object, string>, 'page' | 'size'>;
  /** How many rows there are in all, where that is known. */
  readonly rows: number | undefined;
  readonly onExport: ((file: GatewayFile) => void) | undefined;
  readonly done: (fileName: string) => CorridorEvent;
  readonly failed: (message: string) => CorridorEvent;
}

/** The export of a list: hands the file to the host, and tells it how it went. */
export function useListExport<C extends ResourceContract>(options: ListExportOptions<C>): ListExport {
  const { source, query, view, rows, onExport, done, failed } = options;
  const { emit } = useRuntime();
  const say = useRuntimeWords();
  const write = useExport(
    source,
    {
      onSuccess(file) {
        onExport?.(file);
        emit(done(file.name));
      },
      onFailure: (error) => emit(failed(describeError(error, say).title)),
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state !== 'pending') await write.run({ ...query, ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
