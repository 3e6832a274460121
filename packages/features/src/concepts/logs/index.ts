export { LogTable, type LogTableHandle, type LogTableProps, type LogView } from './LogTable';
export { LogDetail, type LogDetailProps } from './logDetail';
export { logList } from './logList';
