import type { BeneficiariesEvent } from './beneficiaries';
import type { CardsEvent } from './cards';
import type { ClipboardEvent } from './clipboard';
import type { DensityEvent } from './density';
import type { ExchangeOrdersEvent } from './exchangeOrders';
import type { SessionEvent } from './session';
import type { StatementsEvent } from './statements';

/** Everything that widgets report to their host, told apart by `type`. @source ours */
export type CorridorEvent =
  | SessionEvent
  | CardsEvent
  | BeneficiariesEvent
  | ExchangeOrdersEvent
  | StatementsEvent
  | ClipboardEvent
  | DensityEvent;

/** Receives what widgets report. */
export type EventListener = (event: CorridorEvent) => void;

export type {
  BeneficiariesEvent,
  CardsEvent,
  ClipboardEvent,
  DensityEvent,
  ExchangeOrdersEvent,
  SessionEvent,
  StatementsEvent,
};
