export { CardTable, type CardTableHandle, type CardTableProps } from './CardTable';
