import type { MongoAbility } from '@casl/ability';
import { z } from 'zod';
import { allowedFields, allowsRecord, allowsWhole, hasConditions } from './judge';
import { holdsRecords, partsOf, segmentOf } from './recordSchemas';

/** Says if the records of an answer were selected by the conditions of roles already. */
type Selected = 'selected' | 'unselected';

/** A value that a schema describes, without what the rules of its reader do not show of the records in it, whatever their resource. */
export function shownValue(ability: MongoAbility, schema: unknown, value: unknown, selected: Selected): unknown {
  if (value === null || value === undefined || !holdsRecords(schema)) return value;
  if (schema instanceof z.ZodArray) return shownItems(ability, schema, value, selected);
  if (schema instanceof z.ZodObject && isObject(value)) return shownObject(ability, schema, value, selected);
  const parts = partsOf(schema);
  const part =
    parts.length > 1 ? parts.find((one) => one instanceof z.ZodType && one.safeParse(value).success) : parts[0];
  return shownValue(ability, part, value, selected);
}

function shownItems(ability: MongoAbility, schema: z.ZodArray, value: unknown, selected: Selected): unknown {
  if (!Array.isArray(value)) return value;
  const { element } = schema;
  const segment = segmentOf(element);
  const items =
    segment === undefined || selected === 'selected'
      ? value
      : value.filter((item) => isReadable(ability, segment, item));
  return items.map((item) => shownValue(ability, element, item, selected));
}

function shownObject(ability: MongoAbility, schema: z.ZodObject, value: object, selected: Selected): object {
  const segment = segmentOf(schema);
  const shown = segment === undefined ? value : shownRecord(ability, segment, value);
  // A page holds the rows that were selected; what stands within a record was not selected with it.
  const within = segment === undefined ? selected : 'unselected';
  const fields: Readonly<Record<string, unknown>> = schema.shape;
  return Object.fromEntries(
    Object.entries(shown).map(([name, part]) => [name, shownValue(ability, fields[name], part, within)]),
  );
}

function shownRecord(ability: MongoAbility, segment: string, record: object): object {
  if (!ability.can('read', segment)) return 'id' in record ? { id: record.id } : {};
  return allowsWhole(ability, 'read', segment) ? record : allowedFields(ability, ['read'], segment, record);
}

function isReadable(ability: MongoAbility, segment: string, record: unknown): boolean {
  if (!isObject(record) || !hasConditions(ability, 'read', segment)) return true;
  return allowsRecord(ability.rulesFor('read', segment), record);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
