import type { ExportQuery, ResourceContract } from '@corridor/core';
import { instantFormatter } from '@corridor/core';
import { forbidden, invalid } from '../app/refusals';
import type { Call, Language } from '../call';
import type { Export } from '../resource/Export';
import { exportBatches } from './exportBatches';
import type { Listing } from './Listing';

/** A column of an export: its label in each language and its text; an instant is given as it is and marked. */
export interface ExportColumn<Row> {
  readonly label: Readonly<Record<Language, string>>;
  readonly kind?: 'instant';
  readonly text: (row: Row) => string | null;
}

/** The verb `export` of a listing: exactly the rows of `page`, in the columns asked for, times in the declared zone. */
export function exportVerb<C extends ResourceContract, Stored>(
  name: string,
  listing: Listing<C, Stored>,
  columns: Readonly<Record<string, ExportColumn<C['row']>>>,
) {
  return async (call: Call, query: ExportQuery<C>): Promise<Export> => {
    const { columns: asked, zone = 'UTC', filter, sort, slice } = query;
    const wanted = asked ?? Object.keys(columns).filter((field) => isReadable(call, field));
    const chosen = wanted.map((field, index) => {
      const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
      if (!column) throw invalid([{ path: `columns.${index}`, reason: 'there is no such column' }]);
      if (!isReadable(call, field)) throw forbidden(`export ${field} of`, call.asked.segment);
      return column;
    });
    const inZone = instantFormatter('datetime', zone);
    const cell = (column: ExportColumn<C['row']>, row: C['row']) => {
      const text = column.text(row) ?? '';
      return column.kind === 'instant' && text !== '' ? inZone(text) : text;
    };
    await call.audit({
      action: 'export',
      subject: name,
      after: { filter: filter ?? {}, sort: sort ?? listing.defaultSort, zone, ...(slice && { slice }) },
    });
    const header = chosen.map(({ label, kind }) =>
      kind === 'instant' ? `${label[call.language]} (${zone})` : label[call.language],
    );
    return {
      name,
      header,
      batches: lines(exportBatches(listing, { filter, sort, slice }, call), (row) =>
        chosen.map((column) => cell(column, row)),
      ),
    };
  };
}

async function* lines<Row>(batches: AsyncIterable<Row[]>, line: (row: Row) => string[]): AsyncGenerator<string[][]> {
  for await (const batch of batches) yield batch.map(line);
}

function isReadable({ principal: { ability }, asked: { segment } }: Call, field: string): boolean {
  return ability.can('export', segment, field) && ability.can('read', segment, field);
}
