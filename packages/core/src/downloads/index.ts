export {
  BACKGROUND_EXPORT_ROWS,
  type Download,
  type DownloadContract,
  type DownloadFilter,
  type DownloadInput,
} from './contract';
export { type DownloadStatus, downloadStatus } from './enums';
export { createFetchDownload, type FetchDownload } from './fetchDownload';
export { downloadFixture } from './fixtures';
export { downloads } from './resource';
