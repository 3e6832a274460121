import type { Page } from '@corridor/core';
import type { HeadingLevel, TableColumn } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { Read } from '../../runtime/useRead';
import type { PendingAction } from '../actions/PendingAction';
import type { DisplayTools } from '../columns/Column';
import type { DetailTab } from '../detail/DetailDeclaration';
import type { DetailItem } from '../display/DetailList';
import type { FormTarget } from '../form/FormTarget';
import type { AnyRow } from './AnyRow';
import type { ColumnCustomization } from './hostColumns';
import type { AnyList } from './ListDeclaration';
import type { ListExport } from './ListExport';
import type { ListFile } from './ListFile';
import type { RowOf, ViewOf } from './ListOptions';
import type { ListView, ViewChange } from './ListView';
import type { ChangeView } from './useListView';

/** A view of whatever list. */
export type AnyView = ListView<object, string>;

/** Props of whatever list widget. */
export interface AnyOptions<Row = AnyRow, View extends AnyView = AnyView> {
  readonly view?: Partial<View> | undefined;
  onViewChange?(view: View, why?: ViewChange): void;
  readonly pinnedFilter?: View['filter'] | undefined;
  readonly dataCustomization?:
    | (ColumnCustomization<Row, string> & {
        detailRows?(record: object): readonly DetailItem[];
        readonly detailTabs?: readonly DetailTab<object>[];
      })
    | undefined;
  onExport?(file: ListFile): void;
  readonly savedViews?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** State of a list: how it is looked at, the page that was read for that, and what is open over it. */
export interface ListState<Row extends AnyRow = AnyRow, View extends AnyView = AnyView> {
  readonly list: AnyList;
  readonly options: AnyOptions<Row, View>;
  readonly tools: DisplayTools;
  readonly view: View;
  readonly change: ChangeView<View>;
  readonly page: Read<Page<Row>>;
  /** Reads rows that a very long list keeps back until somebody searches. */
  search(): void;
  /** Every column that the reader may see, hidden or not. */
  readonly columns: readonly TableColumn<Row>[];
  readonly pinned: View['filter'];
  /** Absent where the host takes no files, or the resource writes none. */
  readonly exporter: ListExport | undefined;
  /** Id of the record that was changed a moment ago. */
  readonly changedId: string | null;
  /** Ids of the records of others that were taken over a moment ago. */
  readonly shownIds: readonly string[];
  /** Ids of the selected rows, of this page and others. */
  readonly selected: readonly string[];
  /** Rows that have been on screen, by id. */
  readonly seen: ReadonlyMap<string, Row>;
  /** The action that waits for its confirmation. */
  readonly pending: PendingAction<Row> | null;
  select(ids: readonly string[]): void;
  /** Asks for the confirmation of an action; null takes the question back. */
  confirm(pending: PendingAction<Row> | null): void;
  /** Opens the details of a record, or closes them. */
  open(id: string | null): void;
  /** Opens a form, or closes it. */
  openForm(target: FormTarget | null): void;
  /** Replaces the filter and goes to the first page. */
  filter(filter: View['filter']): void;
  /** Marks a record as changed for a moment. */
  markChanged(id: string): void;
  /** Marks records that others have changed, once they are shown as they are now. */
  markShown(ids: readonly string[]): void;
  /** Closes the details of a record that is no more. */
  removed(id: string): void;
}

/** State of a list of this declaration. */
export type ListStateOf<List extends AnyList> = ListState<RowOf<List> & AnyRow, ViewOf<List>>;
