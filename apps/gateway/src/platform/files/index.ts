export { contentOf } from './contentOf';
export { fileMigrations } from './migration';
export type { UploadedFile } from './readUpload';
export { requireSpace } from './requireSpace';
export { storeFile } from './storeFile';
export { storedFileTable } from './table';
export { FILES_AT_ONCE, forgetUploadParts } from './uploadParts';
