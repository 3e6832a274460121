export { ColumnsMenu, type ColumnsMenuProps, type ListedColumn } from './ColumnsMenu';
export type { CellValue, NarrowPlace, TableColumn, TableSort } from './column';
export { type ColumnView, INITIAL_COLUMN_VIEW } from './columnView';
export type { TableEmpty, TableProps, VirtualTableProps } from './props';
export { Table } from './Table';
export { TableToolbar, type TableToolbarProps } from './TableToolbar';
export { type LocalRowsOptions, useLocalRows } from './useLocalRows';
export { VirtualTable } from './VirtualTable';
