// Provider and runtime: what every widget stands on.

// Beneficiaries.
export { BeneficiaryDetail, type BeneficiaryDetailProps } from './beneficiaries/BeneficiaryDetail';
export { BeneficiaryForm, type BeneficiaryFormProps } from './beneficiaries/BeneficiaryForm';
export type { FieldChange, FieldCustomization } from './beneficiaries/BeneficiaryForm/customization';
export type { BeneficiaryFormTarget } from './beneficiaries/BeneficiaryForm/target';
export {
  BeneficiaryTable,
  type BeneficiaryTableHandle,
  type BeneficiaryTableProps,
} from './beneficiaries/BeneficiaryTable';
export type {
  BeneficiaryDataCustomization,
  HostBeneficiaryColumn,
  PinnedBeneficiaryFilter,
} from './beneficiaries/BeneficiaryTable/customization';
export {
  type BeneficiaryColumn,
  type BeneficiaryView,
  defaultBeneficiaryView,
} from './beneficiaries/BeneficiaryTable/view';
// Cards.
export { CardActions, type CardActionsProps } from './cards/CardActions';
export { CardApplyForm, type CardApplyFormProps } from './cards/CardApplyForm';
export { CardDetail, type CardDetailProps, type HostCardRow } from './cards/CardDetail';
export { CardLimitsForm, type CardLimitsFormProps } from './cards/CardLimitsForm';
export { CardTable, type CardTableHandle, type CardTableProps } from './cards/CardTable';
export type { CardDataCustomization, HostCardColumn, PinnedCardFilter } from './cards/CardTable/customization';
export { type CardColumn, type CardView, defaultCardView } from './cards/CardTable/view';
export type { DetailItem } from './display/DetailList';
// Events that widgets report.
export type {
  BeneficiariesEvent,
  CardsEvent,
  ClipboardEvent,
  CorridorEvent,
  DensityEvent,
  EventListener,
  ExchangeOrdersEvent,
  SessionEvent,
  StatementsEvent,
} from './events';
export { ExchangeOrderDetail, type ExchangeOrderDetailProps } from './exchange-orders/ExchangeOrderDetail';
export { ExchangeOrderForm, type ExchangeOrderFormProps } from './exchange-orders/ExchangeOrderForm';
export type { ExchangeDraft } from './exchange-orders/ExchangeOrderForm/draft';
export {
  ExchangeOrderTable,
  type ExchangeOrderTableHandle,
  type ExchangeOrderTableProps,
} from './exchange-orders/ExchangeOrderTable';
export type {
  ExchangeOrderDataCustomization,
  HostExchangeOrderColumn,
} from './exchange-orders/ExchangeOrderTable/customization';
export {
  defaultExchangeOrderView,
  type ExchangeOrderColumn,
  type ExchangeOrderView,
} from './exchange-orders/ExchangeOrderTable/view';
export type { ColumnCustomization, HostColumn } from './listing/columns';
export type { ListView } from './listing/view';
export type { ContentTokens } from './messages/all';
export { CorridorProvider, type CorridorProviderProps } from './runtime/CorridorProvider';
export type { ErrorContext, ErrorListener } from './runtime/createReporter';
export { describeError, type ErrorWords } from './runtime/describeError';
export { type KnownAnswer, knownPage } from './runtime/KnownAnswer';
export { type Runtime, useRuntime } from './runtime/Runtime';
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
export { type PageSource, usePage } from './runtime/usePage';
export type { Read } from './runtime/useRead';
export { useRecord } from './runtime/useRecord';
export { type UpdateSource, useUpdate } from './runtime/useUpdate';
export { type UploadSource, useUpload } from './runtime/useUpload';
export type { Write, WriteHandlers } from './runtime/useWrite';
// Session.
export { ChangePasswordDialog, type ChangePasswordDialogProps } from './session/ChangePasswordDialog';
export { ChangePasswordForm, type ChangePasswordFormProps } from './session/ChangePasswordForm';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './session/ForgotPasswordForm';
export { SignInForm, type SignInFormProps } from './session/SignInForm';
// Statements.
export { StatementDetail, type StatementDetailProps } from './statements/StatementDetail';
export { StatementList, type StatementListHandle, type StatementListProps } from './statements/StatementList';
export type {
  HostStatementColumn,
  PinnedStatementFilter,
  StatementDataCustomization,
} from './statements/StatementList/customization';
export { defaultStatementView, type StatementColumn, type StatementView } from './statements/StatementList/view';
// Words: a host may declare sentences of its own and fetch ours beforehand.
export type { LoadedMessages, UiDictionary } from './words/createWords';
export { loadMessages } from './words/loadMessages';
export { type AskableKey, type Dictionary, defineMessages, type Language, type MessageSet } from './words/MessageSet';
export type { SentenceValues } from './words/readPlainly';
export { type RuntimeKey, type Say, useWords } from './words/useWords';
