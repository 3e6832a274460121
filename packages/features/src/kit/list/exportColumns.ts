import type { ExportColumn } from '@corridor/core';
import type { ColumnView } from '@corridor/ui';
import type { DisplayTools } from '../columns/Column';
import type { AnyList } from './ListDeclaration';
import type { FileColumn } from './ListFile';
import { shownColumns } from './ListView';
import { labelOf } from './tableColumns';

/** A column as the gateway is asked for it, and as the host hears of it. */
export interface WrittenColumn {
  readonly asked: ExportColumn;
  readonly shown: FileColumn;
}

/** Columns of a file: those on screen, in the reader's order, under the table's headings and in its words; an amount has its currency beside it. */
export async function exportColumns(
  list: AnyList,
  view: ColumnView,
  hiddenByHost: readonly string[],
  tools: DisplayTools,
): Promise<WrittenColumn[]> {
  const offered = Object.keys(list.columns).filter((field) => !hiddenByHost.includes(field));
  const made = shownColumns(offered, view).map(async (field): Promise<WrittenColumn[]> => {
    const column = list.columns[field];
    const heading = labelOf(list, tools, field, 'column', 'field');
    const words = await column?.words?.(tools);
    const { exported } = column ?? {};
    const header = exported === 'instant' ? `${heading} (${tools.format.zone})` : heading;
    const own = typeof exported === 'object' ? exported.field : field;
    const written = { asked: { field: own, header, ...(words && { words }) }, shown: { field, header } };
    if (exported !== 'money') return [written];
    const currency: FileColumn = {
      field: `${field}.currency`,
      header: tools.t('export.currencyOf', { column: header }),
    };
    return [written, { asked: currency, shown: currency }];
  });
  return (await Promise.all(made)).flat();
}
