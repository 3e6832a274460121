import type { ApprovalsEvent } from './approvals';
import type { CardsEvent } from './cards';
import type { ClipboardEvent } from './clipboard';
import type { DensityEvent } from './density';
import type { ListEvent } from './list';
import type { RecordsEvent } from './records';
import type { SessionEvent } from './session';

/** Everything that widgets report to their host, told apart by `type`. @source ours */
export type CorridorEvent =
  | SessionEvent
  | ListEvent
  | CardsEvent
  | ClipboardEvent
  | DensityEvent
  | RecordsEvent
  | ApprovalsEvent;

/** Receives what widgets report. */
export type EventListener = (event: CorridorEvent) => void;

export type { ApprovalsEvent, CardsEvent, ClipboardEvent, DensityEvent, ListEvent, RecordsEvent, SessionEvent };
