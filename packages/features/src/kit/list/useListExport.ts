import type { FilterQuery, GatewayError } from '@corridor/core';
import { useRef } from 'react';
import { asGatewayError } from '../../runtime/createReporter';
import { describeError } from '../../runtime/describeError';
import { describeRefusal } from '../../runtime/describeRefusal';
import { fetchCode } from '../../runtime/fetchCode';
import type { ListedContract } from '../../runtime/ListConcept';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import type { DisplayTools } from '../columns/Column';
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
  const shown = useRef<readonly FileColumn[]>([]);
  // Two presses are one file, also while the first waits for its columns.
  const preparing = useRef(false);
  const fail = (error: GatewayError) => {
    const message = describeRefusal(error, tools.t) ?? describeError(error, tools.t).title;
    emit({ type: `${concept}.exportFailed`, message });
  };
  const writtenColumns = async () => {
    const { exportColumns } = await fetchCode(() => import('./exportColumns'));
    return exportColumns(list, view.columns, options.dataCustomization?.hiddenColumns ?? [], tools);
  };
  const write = useExport(
    source,
    {
      onSuccess(file) {
        options.onExport?.({ ...file, columns: shown.current });
        emit({
          type: `${concept}.exported`,
          fileName: file.name,
          message: tools.t('export.done', { file: file.name }),
        });
      },
      onFailure: fail,
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state === 'pending' || preparing.current) return;
      preparing.current = true;
      const columns = await writtenColumns().catch((reason: unknown) => fail(asGatewayError(reason)));
      preparing.current = false;
      if (!columns) return;
      shown.current = columns.map((column) => column.shown);
      const asked = columns.map((column) => column.asked);
      await write.run({ ...conditions, format: 'csv', columns: asked, zone: timezone, ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
