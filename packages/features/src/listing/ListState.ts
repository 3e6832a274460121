import type { Page } from '@corridor/core';
import type { Read } from '../runtime/useRead';
import type { ListExport } from './ListExport';
import type { ChangeView } from './useListView';
import type { ListView } from './view';

/** What every list keeps: how it is looked at, and the page that was read for that. */
export interface ListState<Row, View extends ListView<object, string>> {
  readonly view: View;
  readonly change: ChangeView<View>;
  readonly page: Read<Page<Row>>;
  /** Absent where the host takes no files. */
  readonly exporter: ListExport | undefined;
  open(id: string | null): void;
  filter(filter: View['filter']): void;
}
