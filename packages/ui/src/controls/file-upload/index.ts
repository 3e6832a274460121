export type { UploadEntry, UploadStatus, UploadTask } from './entry';
export { FileUpload, type FileUploadProps } from './FileUpload';
