import { type MongoAbility, mongoQueryMatcher } from '@casl/ability';
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
export function readableRows(
  table: Table,
  { principal: { ability }, asked }: Pick<Caller, 'principal' | 'asked'>,
): SQL | undefined {
  const { action, segment } = asked;
  const read = allowedRows(table, ability, 'read', segment);
  return action === 'export' ? and(read, allowedRows(table, ability, 'export', segment)) : read;
}

/** The rows of a table on which the conditions of rules allow an action, or one of its fields; no condition where they allow it on all. */
export function allowedRows(
  table: Table,
  ability: MongoAbility,
  action: string,
  segment: string,
  field?: string,
): SQL | undefined {
  const rules = ability.rulesFor(action, segment, field);
  const [strongest] = rules;
  if (strongest && !strongest.conditions && !strongest.inverted) return undefined;
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  // The strongest rule comes first, so that each wraps the weaker ones.
  return rules.toReversed().reduce((weaker, { conditions, inverted }) => {
    const met = conditions ? conditionsOf(conditions, columns, inverted) : sql`true`;
    return inverted ? sql`(NOT ${met} AND ${weaker})` : sql`(${met} OR ${weaker})`;
  }, sql`false`);
}

// Conditions of which one is on a field without a column hide the row: they meet no grant and every prohibition.
function conditionsOf(conditions: unknown, columns: Readonly<Record<string, Column>>, inverted: boolean): SQL {
  const all: SQL[] = [];
  for (const [field, value] of Object.entries({ ...(conditions as Record<string, unknown>) })) {
    const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
    if (!column) return sql`${inverted}`;
    // SQL knows neither yes nor no of a value that is not there; the rules do.
    const ofNothing = mongoQueryMatcher({ [field]: value })({ [field]: null });
    all.push(sql`coalesce(${conditionOf(column, value)}, ${ofNothing})`);
  }
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
