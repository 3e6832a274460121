import { type ExportColumn, type ExportQuery, instantFormatter, type ResourceContract } from '@corridor/core';
import type { z } from 'zod';
import type { Call } from '../call';
import { forbidden, invalid } from '../refusals/refusals';
import { type Export, type ExportCursor, type ExportPart, linesOf } from '../resource/Export';
import { allowedFields, allowsWhole } from '../resource/judge';
import { exportBatches } from './exportBatches';
import { type FileField, fileFieldsOf } from './fileFields';
import type { Listing, WordOf } from './Listing';

const ACTIONS = ['read', 'export'];

type Fields = ReadonlyMap<string, FileField>;

/** The verb `export` of a listing: exactly the rows of `page`, in the columns asked for, under the headings and in the words that the caller gives. */
export function exportVerb<C extends ResourceContract, Stored>(
  name: string,
  listing: Listing<C, Stored>,
  row: z.ZodType<C['row']>,
) {
  const fields = new Map([...fileFieldsOf(row), ...ownCells(listing)]);
  return async (call: Call, query: ExportQuery<C>): Promise<Export> => {
    const { columns: asked = readableColumns(call, fields), zone = 'UTC', filter, sort, slice } = query;
    const inZone = instantFormatter('datetime', zone);
    const columns = asked.map((column, index) => {
      const field = requireField(call, fields, column.field, `columns.${index}.field`);
      return fileColumn(field, column, inZone);
    });
    await call.audit({
      action: 'export',
      subject: listing.resource.segment,
      after: { filter: filter ?? {}, sort: sort ?? listing.resource.firstSort, zone, ...(slice && { slice }) },
    });
    const shown = shownIn(call);
    const lineOf = (each: C['row']) => {
      const row = shown(each);
      return columns.map(({ text }) => text(row));
    };
    async function* parts(after: ExportCursor | null): AsyncGenerator<ExportPart> {
      for await (const { rows, last } of exportBatches(listing, { filter, sort, slice }, call, after))
        yield { lines: rows.map(lineOf), last };
    }
    return { name, columns, batches: linesOf(parts(null)), parts };
  };
}

function ownCells<C extends ResourceContract, Stored>({ cells }: Listing<C, Stored>): [string, FileField][] {
  return Object.entries(cells ?? {}).map(([field, cell]) => [
    field,
    { field, kind: 'text', text: (row, { wordOf }) => (field in row ? asCell(cell)(row, wordOf) : '') },
  ]);
}

/** Guarantee: a listing writes cells of rows of its own contract alone. */
function asCell(cell: unknown): (row: object, wordOf: WordOf) => string {
  return cell as (row: object, wordOf: WordOf) => string;
}

function readableColumns(call: Call, fields: Fields): ExportColumn[] {
  const readable = [...fields].filter(([, { field }]) => isReadable(call, field));
  return readable.map(([field]) => ({ field, header: field }));
}

function requireField(call: Call, fields: Fields, asked: string, path: string): FileField {
  const known = fields.get(asked);
  if (!known) throw invalid([{ path, reason: 'refusals.unknownColumn' }]);
  if (!isReadable(call, known.field)) throw forbidden(`export ${known.field} of`, call.asked.segment);
  return known;
}

function fileColumn({ kind, text }: FileField, { header, words }: ExportColumn, inZone: (instant: string) => string) {
  const known = new Map(Object.entries(words ?? {}));
  const wording = { wordOf: (code: string) => known.get(code) ?? code, inZone };
  const worded = words ? 'text' : 'figure';
  return { header, kind: kind === 'code' ? worded : kind, text: (row: object) => text(row, wording) } as const;
}

/** A row without the fields that the caller's rules hide in it. */
function shownIn({ principal: { ability }, asked: { segment } }: Call): (row: object) => object {
  if (ACTIONS.every((action) => allowsWhole(ability, action, segment))) return (row) => row;
  return (row) => allowedFields(ability, ACTIONS, segment, row);
}

function isReadable({ principal: { ability }, asked: { segment } }: Call, field: string): boolean {
  return ACTIONS.every((action) => ability.can(action, segment, field));
}
