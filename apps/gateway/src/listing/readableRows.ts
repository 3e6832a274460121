import { and, type Column, getTableColumns, inArray, not, type SQL, sql, type Table } from 'drizzle-orm';
import type { Caller } from '../call';

const COMPARED: Readonly<Record<string, string>> = {
  $eq: '=',
  $ne: '<>',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
};

/** The rows of a table that the conditions of the caller's rules show; no condition where its rules have none. */
export function readableRows(table: Table, { principal, asked }: Caller): SQL | undefined {
  const action = asked.action === 'export' ? 'export' : 'read';
  const rules = principal.ability.rulesFor(action, asked.segment);
  if (!rules.some(({ conditions }) => conditions)) return undefined;
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  // The strongest rule comes first, so that each is put round those that are weaker.
  return rules.toReversed().reduce((weaker, { conditions, inverted, fields }) => {
    if (inverted && fields) return weaker;
    const met = conditions ? conditionsOf(conditions, columns, inverted) : sql`true`;
    return inverted ? sql`(NOT ${met} AND ${weaker})` : sql`(${met} OR ${weaker})`;
  }, sql`false`);
}

// What cannot be told of a row hides it: a field without a column meets no grant and every prohibition.
function conditionsOf(conditions: unknown, columns: Readonly<Record<string, Column>>, unknown: boolean): SQL {
  const fields = Object.entries({ ...(conditions as Record<string, unknown>) });
  const all = fields.map(([field, value]) => {
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    return column ? conditionOf(column, value) : sql`${unknown}`;
  });
  return sql`(${and(...all) ?? sql`true`})`;
}

function conditionOf(column: Column, value: unknown): SQL {
  if (typeof value !== 'object' || value === null) return sql`${column} = ${value}`;
  const all = Object.entries(value).map(([operator, operand]) => {
    if (operator === '$in') return inArray(column, listOf(operand));
    if (operator === '$nin') return not(inArray(column, listOf(operand)));
    return sql`${column} ${sql.raw(COMPARED[operator] ?? '=')} ${operand}`;
  });
  return and(...all) ?? sql`true`;
}

function listOf(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}
