import type { BeneficiaryDetailProps } from '../beneficiaries/BeneficiaryDetail';
import type { BeneficiaryFormProps } from '../beneficiaries/BeneficiaryForm';
import type { BeneficiaryTableHandle, BeneficiaryTableProps } from '../beneficiaries/BeneficiaryTable';
import type { CardActionsProps } from '../cards/CardActions';
import type { CardApplyFormProps } from '../cards/CardApplyForm';
import type { CardDetailProps } from '../cards/CardDetail';
import type { CardLimitsFormProps } from '../cards/CardLimitsForm';
import type { CardTableHandle, CardTableProps } from '../cards/CardTable';
import type { ExchangeOrderDetailProps } from '../exchange-orders/ExchangeOrderDetail';
import type { ExchangeOrderFormProps } from '../exchange-orders/ExchangeOrderForm';
import type { ExchangeOrderTableHandle, ExchangeOrderTableProps } from '../exchange-orders/ExchangeOrderTable';
import type { StatementDetailProps } from '../statements/StatementDetail';
import type { StatementListHandle, StatementListProps } from '../statements/StatementList';

/** Props of a widget, and what a page can have it do. */
export interface Embeddable<Props, Handle = object> {
  readonly props: Props;
  readonly handle: Handle;
}

/** Every widget that a page without React can show, by name. */
export interface EmbeddableWidgets {
  readonly CardTable: Embeddable<CardTableProps, CardTableHandle>;
  readonly CardDetail: Embeddable<CardDetailProps>;
  readonly CardActions: Embeddable<CardActionsProps>;
  readonly CardApplyForm: Embeddable<CardApplyFormProps>;
  readonly CardLimitsForm: Embeddable<CardLimitsFormProps>;
  readonly BeneficiaryTable: Embeddable<BeneficiaryTableProps, BeneficiaryTableHandle>;
  readonly BeneficiaryDetail: Embeddable<BeneficiaryDetailProps>;
  readonly BeneficiaryForm: Embeddable<BeneficiaryFormProps>;
  readonly ExchangeOrderTable: Embeddable<ExchangeOrderTableProps, ExchangeOrderTableHandle>;
  readonly ExchangeOrderDetail: Embeddable<ExchangeOrderDetailProps>;
  readonly ExchangeOrderForm: Embeddable<ExchangeOrderFormProps>;
  readonly StatementList: Embeddable<StatementListProps, StatementListHandle>;
  readonly StatementDetail: Embeddable<StatementDetailProps>;
}

/** Name of a widget, such as `CardTable`; its element is `corridor-card-table`. */
export type WidgetName = keyof EmbeddableWidgets;

/** Props of the widget of a name. */
export type WidgetProps<Name extends WidgetName> = EmbeddableWidgets[Name]['props'];

/** What a page can have the widget of a name do: `refresh`, `filter` and `export` of tables. */
export type WidgetHandle<Name extends WidgetName> = EmbeddableWidgets[Name]['handle'];
