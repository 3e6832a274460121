import type { FilterQuery } from '@corridor/core';
import { useRef } from 'react';
import { describeError } from '../../runtime/describeError';
import { describeRefusal } from '../../runtime/describeRefusal';
import type { ListedContract } from '../../runtime/ListConcept';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import type { DisplayTools } from '../columns/Column';
import { exportColumns } from './exportColumns';
import type { AnyList } from './ListDeclaration';
import type { ListExport } from './ListExport';
import type { FileColumn } from './ListFile';
import type { ListSource } from './ListSource';
import type { AnyOptions, AnyView } from './ListState';
import { sliceOf } from './ListView';

/** A list as it stands. */
export interface ListExportInput {
  readonly list: AnyList;
  readonly source: ListSource;
  readonly conditions: FilterQuery<ListedContract>;
  readonly view: AnyView;
  readonly tools: DisplayTools;
  /** How many rows there are in all, where that is known. */
  readonly rows: number | undefined;
  readonly options: AnyOptions;
}

/** Export of a list: writes exactly what is on screen, hands the file to the host, and tells it how it went. */
export function useListExport({ list, source, conditions, view, tools, rows, options }: ListExportInput): ListExport {
  const { emit, timezone } = useRuntime();
  const { concept } = list;
  const told = useRef<readonly FileColumn[]>([]);
  const write = useExport(
    source,
    {
      onSuccess(file) {
        options.onExport?.({ ...file, columns: told.current });
        emit({
          type: `${concept}.exported`,
          fileName: file.name,
          message: tools.t('export.done', { file: file.name }),
        });
      },
      onFailure: (error) => {
        const message = describeRefusal(error, tools.t) ?? describeError(error, tools.t).title;
        emit({ type: `${concept}.exportFailed`, message });
      },
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state === 'pending') return;
      const hidden = options.dataCustomization?.hiddenColumns ?? [];
      const columns = await exportColumns(list, view.columns, hidden, tools);
      told.current = columns.map((column) => column.told);
      const asked = columns.map((column) => column.asked);
      await write.run({ ...conditions, format: 'csv', columns: asked, zone: timezone, ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
