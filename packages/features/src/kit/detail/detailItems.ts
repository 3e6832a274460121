import type { AnyColumn, DisplayTools } from '../columns/Column';
import type { DetailItem } from '../display/DetailList';
import { fieldValue, labelOf } from '../list/tableColumns';
import type { AnyDetail } from './DetailDeclaration';

/** Labels and values of fields; what is empty or drawn as nothing is left out, unless the field says what that means. */
export function detailItems(
  { list, lines, total }: AnyDetail,
  fields: readonly string[],
  record: object,
  tools: DisplayTools,
): DetailItem[] {
  return fields.flatMap((field) => {
    const column = lines[field];
    const value = fieldValue(record, field);
    const isEmpty = value === null || value === undefined || value === '';
    if (!column || (isEmpty && !column.showsNone)) return [];
    const label = labelOf(list, tools, field, 'field', 'column');
    const shown = drawn(column, value, record, tools, label);
    return shown === null || shown === undefined ? [] : [{ label, value: shown, total: field === total }];
  });
}

function drawn(column: AnyColumn, value: unknown, record: object, tools: DisplayTools, label: string) {
  if (column.line) return column.line(value, record, tools, label);
  return column.cell ? column.cell(value, record, tools) : column.text?.(value, record, tools);
}
