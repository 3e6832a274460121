// Level of a widget's heading, as the primitives have it.
export type { HeadingLevel } from '@corridor/ui';
// Widgets, by concept.
export * from './concepts/accounts';
export * from './concepts/approval-policies';
export * from './concepts/approvals';
export * from './concepts/balance-inquiry';
export * from './concepts/beneficiaries';
export * from './concepts/cards';
export * from './concepts/collection-accounts';
export * from './concepts/collections';
export * from './concepts/dashboard';
export * from './concepts/deposits';
export * from './concepts/downloads';
export * from './concepts/exchange-orders';
export * from './concepts/job-faults';
export * from './concepts/logs';
export * from './concepts/material-links';
export * from './concepts/materials';
export * from './concepts/merchants';
export * from './concepts/notifications';
export * from './concepts/payment-batches';
export * from './concepts/payment-orders';
export * from './concepts/permissions';
export * from './concepts/roles';
export * from './concepts/session';
export * from './concepts/shops';
export * from './concepts/statements';
export * from './concepts/transactions';
export * from './concepts/transfer-orders';
export * from './concepts/users';
export * from './concepts/virtual-accounts';
export * from './concepts/withdrawal-accounts';
export * from './concepts/withdrawal-orders';
// Words: a host may declare sentences of its own and fetch ours beforehand.
export type { LoadedMessages, UiDictionary } from './i18n/createI18n';
export { loadMessages } from './i18n/loadMessages';
export { type Dictionary, defineMessages, type Language, type MessageKey, type MessageSet } from './i18n/MessageSet';
export type { MessageValues } from './i18n/plainTranslate';
export { type RuntimeKey, type Translate, useMessages } from './i18n/useMessages';
export { useMessagesReady } from './i18n/useMessagesReady';
export type { DetailTab } from './kit/detail/DetailDeclaration';
export type { DetailItem } from './kit/display/DetailList';
// The widget kit: what a list is declared with, and what a host keeps of one.
export type { AmountRange, AnyFilter, FilterCode, FilterShape } from './kit/filters/FilterKind';
export type { FormTarget } from './kit/form/FormTarget';
export type { FormProps } from './kit/form/formWidget';
export { zoneOptions } from './kit/form/zoneOptions';
export { type LazyPart, lazyPart } from './kit/lazyPart';
export type { AnyRow } from './kit/list/AnyRow';
export { firstViewOf } from './kit/list/firstView';
export type { ColumnCustomization, HostColumn } from './kit/list/hostColumns';
export type { AnyList } from './kit/list/ListDeclaration';
export type { FileColumn, ListFile } from './kit/list/ListFile';
export type {
  ColumnOf,
  FilterOf,
  ListCustomization,
  ListHandle,
  ListProps,
  RecordOf,
  RowOf,
  ViewOf,
} from './kit/list/ListOptions';
export type { AnyView, ListState, ListStateOf } from './kit/list/ListState';
export { ListTable, type ListTableProps } from './kit/list/ListTable';
export { ListToolbar, type ListToolbarProps } from './kit/list/ListToolbar';
export type { ListView, ViewChange } from './kit/list/ListView';
export type { ListWidget } from './kit/list/listWidget';
export { useListState } from './kit/list/useListState';
export { type NamedRight, type RightWords, useRightWords } from './kit/rights/useRightWords';
export type { ContentTokens } from './messages/all';
export { CorridorProvider, type CorridorProviderProps } from './runtime/CorridorProvider';
export { useRightsChange } from './runtime/changes/useRightsChange';
export type { ErrorContext, ErrorListener } from './runtime/createReporter';
export { describeError, type ErrorWords } from './runtime/describeError';
// Events that widgets report.
export type {
  CardsEvent,
  ClipboardEvent,
  CorridorEvent,
  DensityEvent,
  EventListener,
  ListEvent,
  RecordsEvent,
  SessionEvent,
} from './runtime/events';
export type { AskBeforeLeaving, FileDrafts, FormDraft, FormDrafts, GuardLeaving } from './runtime/FormDrafts';
export { type InitialData, initialPage } from './runtime/InitialData';
export type { PageSource } from './runtime/PageSource';
export type { RecordHref, RecordTarget, TargetSegment } from './runtime/RecordTarget';
export { type Runtime, useRuntime } from './runtime/Runtime';
export type { Surface } from './runtime/Surface';
// Hooks of the eleven verbs, for widgets of a host's own.
export { type CallSource, useCall } from './runtime/useCall';
export { type CallByIdSource, useCallById } from './runtime/useCallById';
export { type CreateSource, useCreate } from './runtime/useCreate';
export { type DeleteSource, useDelete } from './runtime/useDelete';
export { useExport } from './runtime/useExport';
export { type Formatters, useFormatters } from './runtime/useFormatters';
export type { GatewayAccess } from './runtime/useGatewayOf';
export { useGatewayOf } from './runtime/useGatewayOf';
export { useForgetEverything } from './runtime/useInvalidate';
export { type ListSource, useList } from './runtime/useList';
export { usePage } from './runtime/usePage';
export type { Read } from './runtime/useRead';
export { useRecord } from './runtime/useRecord';
export { type UpdateSource, useUpdate } from './runtime/useUpdate';
export { type UploadSource, useUpload } from './runtime/useUpload';
export type { Write, WriteHandlers } from './runtime/useWrite';
