export { changeRow } from './changeRow';
export { declareRecord, type StoredRecord, wired } from './declareRecord';
