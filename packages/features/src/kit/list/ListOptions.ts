import type { HeadingLevel } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { ContractOf } from '../../runtime/ListConcept';
import type { DetailTab } from '../detail/DetailDeclaration';
import type { DetailItem } from '../display/DetailList';
import type { FormTarget } from '../form/FormTarget';
import type { ColumnCustomization } from './hostColumns';
import type { AnyList } from './ListDeclaration';
import type { ListFile } from './ListFile';
import type { ListView, ViewChange } from './ListView';

/** Contract of a list. */
export type ContractIn<List extends AnyList> = ContractOf<List['concept']>;

/** Row of a list. */
export type RowOf<List extends AnyList> = ContractIn<List>['row'];

/** Whole record of a list. */
export type RecordOf<List extends AnyList> = ContractIn<List>['record'];

/** Filter of a list. */
export type FilterOf<List extends AnyList> = ContractIn<List>['filter'];

/** What a list shows; a host may keep it in its URL. */
export type ViewOf<List extends AnyList> = ListView<FilterOf<List>, ContractIn<List>['sort']>;

/** Name of a column of a list. */
export type ColumnOf<List extends AnyList> = Extract<keyof List['columns'], string>;

/** What a host adds to and hides from a list. */
export interface ListCustomization<List extends AnyList> extends ColumnCustomization<RowOf<List>, ColumnOf<List>> {
  /** Rows of yours at the end of a record's details. */
  readonly detailRows?: (record: RecordOf<List>) => readonly DetailItem[];
  /** Tabs of yours after ours in a record's details, such as a table of what belongs to it. */
  readonly detailTabs?: readonly DetailTab<RecordOf<List>>[];
}

/** Props of a list widget; all are optional. */
export interface ListProps<List extends AnyList> {
  /** What is shown. With `onViewChange` the host holds it, for its URL or saved views; alone it is where the list starts. */
  readonly view?: Partial<ViewOf<List>>;
  readonly onViewChange?: (view: ViewOf<List>, why?: ViewChange) => void;
  /** Conditions of yours that nobody may change: shown, not hidden. */
  readonly pinnedFilter?: Partial<FilterOf<List>>;
  /** Columns and detail rows of yours, and columns of ours to leave out. */
  readonly dataCustomization?: ListCustomization<List>;
  /** Receives the file of an export, to save it; without it there is no export. Its `columns` say what stands in the CSV. */
  readonly onExport?: (file: ListFile<ColumnOf<List>>) => void;
  /** Saved views of yours, at the end of the line of filters. */
  readonly savedViews?: ReactNode;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

/** What a ref to a list widget can do. */
export interface ListHandle<List extends AnyList> {
  /** Reads the page again. */
  refresh(): Promise<void>;
  /** Replaces the filter and goes to the first page. */
  filter(filter: Partial<FilterOf<List>>): void;
  /** Exports exactly what is shown; ends once `onExport` has the file. */
  export(): Promise<void>;
  /** Opens a form of the list, such as `{ kind: 'create' }` or `{ kind: 'edit', id }`; null closes it. */
  openForm(target: FormTarget | null): void;
}
