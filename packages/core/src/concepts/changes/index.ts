export { CHANGES_PATH, type Change, type ChangeEvent } from './contract';
export { type ChangeSource, createChangeSource } from './createChangeSource';
export { type ChangeFollower, followChanges } from './followChanges';
export { type ReceivedChangeEvent, readChangeEvents } from './readChangeEvents';
