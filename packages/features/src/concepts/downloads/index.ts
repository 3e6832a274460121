export { DownloadTable, type DownloadTableHandle, type DownloadTableProps, type DownloadView } from './DownloadTable';
export { downloadList } from './downloadList';
