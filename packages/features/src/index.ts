// Provider and runtime: what every widget stands on.
export { CorridorProvider, type CorridorProviderProps } from './runtime/CorridorProvider';
export type { GatewayAccess } from './runtime/useGatewayOf';
export type { ErrorContext, ErrorListener } from './runtime/createReporter';
export { type Runtime, useRuntime } from './runtime/Runtime';
export { useForgetEverything } from './runtime/useInvalidate';
export { describeError, type ErrorWords } from './runtime/describeError';
export { type Formatters, useFormatters } from './runtime/useFormatters';

// Events that widgets report.
export type { CardsEvent, ClipboardEvent, CorridorEvent, DensityEvent, EventListener, SessionEvent } from './events';

// Words: a host may declare sentences of its own and fetch ours beforehand.
export type { LoadedMessages, UiDictionary } from './words/createWords';
export { loadMessages } from './words/loadMessages';
export { type AskableKey, type Dictionary, defineMessages, type Language, type MessageSet } from './words/MessageSet';
export { type RuntimeKey, type Say, type SentenceValues, useWords } from './words/useWords';

// Session.
export { SignInForm, type SignInFormProps } from './session/SignInForm';

// Cards.
export { CardActions, type CardActionsProps } from './cards/CardActions';
export { CardDetail, type CardDetailProps, type HostCardRow } from './cards/CardDetail';
export { CardTable, type CardTableHandle, type CardTableProps } from './cards/CardTable';
export { type CardColumn, type CardView, defaultCardView } from './cards/CardTable/view';
export type { CardDataCustomization, HostCardColumn, PinnedCardFilter } from './cards/CardTable/customization';
