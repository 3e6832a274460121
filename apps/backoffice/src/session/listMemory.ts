import type { ColumnView } from '@corridor/ui';
import { isRecord, keep, readKept } from './operatorMemory';

/** A view of a list under a name: the address that shows it. */
export interface SavedView {
  readonly name: string;
  /** Parameters of the address, without a question mark. */
  readonly search: string;
}

/** What an operator made of one list. */
export interface ListMemory {
  readonly columns?: ColumnView;
  readonly views?: readonly SavedView[];
}

/** What is remembered of a list, by the segment of its resource. */
export function readListMemory(segment: string): ListMemory {
  const list = keptLists()[segment];
  const { columns, views } = isRecord(list) ? list : {};
  return {
    ...(isColumnView(columns) && { columns }),
    ...(Array.isArray(views) && { views: views.filter(isSavedView) }),
  };
}

/** Adds to what is remembered of one list. */
export function rememberList(segment: string, changes: ListMemory): void {
  keep({ lists: { ...keptLists(), [segment]: { ...readListMemory(segment), ...changes } } });
}

function keptLists(): Readonly<Record<string, unknown>> {
  const { lists } = readKept();
  return isRecord(lists) ? lists : {};
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isColumnView = (value: unknown): value is ColumnView =>
  isRecord(value) &&
  isTexts(value.hidden) &&
  isTexts(value.order) &&
  isRecord(value.widths) &&
  Object.values(value.widths).every((width) => typeof width === 'number');

const isSavedView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value.name === 'string' && typeof value.search === 'string';
