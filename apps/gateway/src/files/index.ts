export { fileMigrations } from './migration';
export { readUpload, type UploadedFile } from './readUpload';
export { sniffContentType } from './sniffContentType';
export { storeFile } from './storeFile';
export { storedFileTable } from './table';
