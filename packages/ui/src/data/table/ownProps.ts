import type { TableProps } from './props';

type OwnProp = Exclude<keyof TableProps<unknown>, keyof React.HTMLAttributes<HTMLDivElement>>;

// A record and not a list, so that the compiler asks for a prop that was added to the table and not here.
const OWN: Readonly<Record<OwnProp, true>> = {
  label: true,
  columns: true,
  rows: true,
  rowId: true,
  rowLabel: true,
  firstRow: true,
  totalRows: true,
  loading: true,
  skeletonRows: true,
  refreshing: true,
  error: true,
  empty: true,
  emptyAction: true,
  onClearFilters: true,
  sort: true,
  defaultSort: true,
  onSortChange: true,
  columnView: true,
  defaultColumnView: true,
  onColumnViewChange: true,
  selectable: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  bulkActions: true,
  onRowOpen: true,
  activeRowId: true,
  rowActions: true,
  toolbar: true,
  footer: true,
  rowDetail: true,
  expanded: true,
  defaultExpanded: true,
  onExpandedChange: true,
  narrow: true,
  pinFirst: true,
  bare: true,
  maxHeight: true,
};

const isOwn = (name: string): boolean => name in OWN;

/** The attributes among the props of a table: what is left without its own props. */
export const restAttributes = <Row>(props: TableProps<Row>): React.HTMLAttributes<HTMLDivElement> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !isOwn(name)));
