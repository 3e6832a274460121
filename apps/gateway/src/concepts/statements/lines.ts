import type { ExportQuery, Page, PageQuery, StatementLine, StatementLineContract } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { printedAmount } from '../../platform/pdf/printedAmount';
import { invalid, notFound } from '../../platform/refusals/refusals';
import type { Export } from '../../platform/resource/Export';
import { findStatement } from './findStatement';
import { heldRows } from './heldRows';
import { holdsAt } from './holdsAt';
import { pdfDocument } from './pdf/pdfDocument';
import { readLines } from './readLines';
import { statementFile } from './statementFile';
import { type NamedStatement, statementTable as s } from './table';

type Filter = PageQuery<StatementLineContract>['filter'];

/** A page of a statement's lines, in booking order unless told. */
export async function pageLines(
  call: Call,
  { page, size, filter, sort }: PageQuery<StatementLineContract>,
): Promise<Page<StatementLine>> {
  const named = await statementOf(call, filter);
  const total = Number(named.statement.entries);
  const [skipped, backward] = [(page - 1) * size, sort?.direction === 'desc'];
  if (skipped >= total) return { items: [], page, size, total };
  const range = backward
    ? { first: Math.max(total - skipped - size + 1, 1), last: total - skipped }
    : { first: skipped + 1, last: skipped + size };
  const items = await readLines(call.tx, named, range);
  return { items: backward ? items.reverse() : items, page, size, total };
}

/** A statement's file: CSV with plain decimals, or PDF with grouped ones. */
export async function exportLines(call: Call, query: ExportQuery<StatementLineContract>): Promise<Export> {
  const { format = 'csv', filter, zone } = query;
  if (query.slice) throw invalid([{ path: 'slice', reason: 'refusals.statementWhole' }]);
  const named = await statementOf(call, filter);
  const loadFonts = call.services.documentFonts;
  // The built-in fonts of PDF have no Chinese letters.
  const language = format === 'pdf' && call.language === 'zh' && !loadFonts ? 'en' : call.language;
  const file = statementFile(
    named,
    { ...call, language },
    {
      zone: zone ?? named.statement.zone,
      columns: query.columns,
      amountText: format === 'pdf' ? printedAmount(language) : ({ amount }) => amount,
    },
  );
  const after = { format, period: named.statement.period, type: named.statement.type };
  await call.audit({ action: 'export', subject: 'statement', subjectId: named.statement.id, after });
  if (format === 'csv') return { ...file, fileName: `${file.name}.csv` };
  const held = heldRows(await holdsAt(call.tx, named.statement), { language, zone: zone ?? named.statement.zone });
  return {
    ...file,
    fileName: `${file.name}.pdf`,
    document: pdfDocument(named, { partnerName: call.principal.partnerName, language, loadFonts, held }),
  };
}

/** The statement of a filter, if the caller's roles show it. @throws Refusal when there is none, or none is named */
async function statementOf(call: Call, filter: Filter): Promise<NamedStatement> {
  const id = filter?.statementId;
  if (!id) throw invalid([{ path: 'filter.statementId', reason: 'refusals.required' }]);
  if (!isUuid(id)) throw notFound('statement');
  const { principal, tx } = call;
  if (!principal.ability.can('read', 'statement')) throw notFound('statement');
  const shown = readableRows(s, { ...call, asked: { action: 'read', segment: 'statement' } });
  return findStatement(tx, principal, and(eq(s.id, id), shown));
}
