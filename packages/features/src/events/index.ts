import type { CardsEvent } from './cards';
import type { ClipboardEvent } from './clipboard';
import type { DensityEvent } from './density';
import type { SessionEvent } from './session';

/** Everything that widgets report to their host, told apart by `type`. @source ours */
export type CorridorEvent = SessionEvent | CardsEvent | ClipboardEvent | DensityEvent;

/** Receives what widgets report. */
export type EventListener = (event: CorridorEvent) => void;

export type { CardsEvent, ClipboardEvent, DensityEvent, SessionEvent };
