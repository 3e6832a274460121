export { type CellValue, type NarrowPlace, nextSort, type TableColumn, type TableSort } from './column';
export { type ColumnView, INITIAL_COLUMN_VIEW } from './columnView';
export type { TableEmpty, TableProps, VirtualTableProps } from './props';
export { Table } from './Table';
