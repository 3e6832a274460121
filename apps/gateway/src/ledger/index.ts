export { attempt } from './attempt';
export { balanceOf } from './balanceOf';
export { capture } from './capture';
export type {
  AccountRequest,
  Balance,
  CaptureRequest,
  Entry,
  Hold,
  HoldReceipt,
  HoldRequest,
  LedgerRequest,
  Leg,
  PostedEntry,
  PostRequest,
  Receipt,
  ReleaseRequest,
  ReverseRequest,
} from './contract';
export { type EntryRange, entriesOf } from './entriesOf';
export { expireHold } from './expireHold';
export { hold } from './hold';
export { dueHolds, holdOf } from './holdOf';
export { LedgerRefusal, type LedgerRefusalReason } from './LedgerRefusal';
export { ledgerMigrations } from './migration';
export { movement } from './movement';
export { openAccount } from './openAccount';
export { post } from './post';
export { postInOrder } from './postInOrder';
export { reverse } from './reverse';
export type { AccountKind, HoldStatus, Operation } from './vocabulary';
export { voidHold } from './voidHold';
