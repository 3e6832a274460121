import type { TableColumn } from '@corridor/ui';
import type { MessageValues } from '../../i18n/plainTranslate';
import type { AnyColumn, DisplayTools } from '../columns/Column';
import type { AnyRow } from './AnyRow';
import type { AnyList } from './ListDeclaration';

/** Sentence of a list by the end of its key, such as `column.name`. */
export function wordOf(
  { concept }: Pick<AnyList, 'concept'>,
  { t }: Pick<DisplayTools, 't'>,
  key: string,
  values?: MessageValues,
): string {
  return t(`${concept}.${key}`, values);
}

/** A count of a list's rows in its own words, such as “280 cards”. */
export function countOf(
  list: Pick<AnyList, 'concept'>,
  tools: Pick<DisplayTools, 't' | 'format'>,
  count: number,
): string {
  return wordOf(list, tools, 'count', { count, shown: tools.format.count(count) });
}

/** Returns true if a list has the sentence whose key ends so; it has `search` where its contract can be searched. */
export function hasWord({ concept, messages }: Pick<AnyList, 'concept' | 'messages'>, key: string): boolean {
  return messages.some(({ en }) => `${concept}.${key}` in en);
}

/** Label of a field: the first of these places that has a sentence for it, such as `column.name`. */
export function labelOf(
  list: AnyList,
  tools: DisplayTools,
  field: string,
  ...places: readonly ('column' | 'field' | 'filter')[]
): string {
  const keys = places.map((place) => `${place}.${field}`);
  return wordOf(list, tools, keys.find((key) => hasWord(list, key)) ?? `column.${field}`);
}

/** Value of a field. Guarantee: columns are declared for fields of the row. */
export function fieldValue(row: object, field: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[field];
}

/** Columns of a list as the table takes them; what the server sorts by is sortable. */
export function tableColumns(list: AnyList, tools: DisplayTools): TableColumn<AnyRow>[] {
  return Object.entries(list.columns).map(([field, column]) => {
    const { hidden, fixed, ...look } = column.look;
    return {
      id: field,
      header: labelOf(list, tools, field, 'column', 'field'),
      ...contentOf(field, column, tools),
      ...look,
      ...(fixed && { hideable: false, narrow: 'title' as const }),
      ...(hidden && { hiddenAtFirst: true }),
      ...(list.resource.sorts.includes(field) && { sortable: true }),
    };
  });
}

function contentOf(field: string, column: AnyColumn, tools: DisplayTools): Pick<TableColumn<AnyRow>, 'value' | 'cell'> {
  return {
    ...(column.text && { value: (row) => column.text?.(fieldValue(row, field), row, tools) }),
    ...(column.cell && { cell: (row) => column.cell?.(fieldValue(row, field), row, tools) }),
  };
}
