export { contentOf } from './contentOf';
export { fileMigrations } from './migration';
export type { UploadedFile } from './readUpload';
export { storeFile } from './storeFile';
export { storedFileTable } from './table';
export { forgetUploadParts } from './uploadParts';
