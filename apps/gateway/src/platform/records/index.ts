export { changeRow } from './changeRow';
export { declareRecord, type StoredRecord, wired } from './declareRecord';
export { TIMELINE_LENGTH } from './timelineLength';
