export {
  BACKGROUND_EXPORT_ROWS,
  type Download,
  type DownloadContract,
  type DownloadFilter,
  type DownloadInput,
  type DownloadProblem,
} from './contract';
export { type DownloadStatus, downloadStatus } from './enums';
export { createFetchDownload, DOWNLOAD_FILE_PATH, type FetchDownload } from './fetchDownload';
export { createOpenDownloadStream, DOWNLOAD_PROGRESS_PATH, type OpenDownloadStream } from './openDownloadStream';
export { type DownloadEvent, readDownloadEvents } from './readDownloadEvents';
export { downloads } from './resource';
export { DOWNLOAD_ACTIONS, type DownloadAction, downloadActionsFor } from './status';
