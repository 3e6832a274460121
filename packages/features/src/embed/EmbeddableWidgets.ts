import type { AccountDetailProps, AccountFormProps, AccountTableHandle, AccountTableProps } from '../concepts/accounts';
import type {
  ApprovalPolicyFormProps,
  ApprovalPolicyTableHandle,
  ApprovalPolicyTableProps,
} from '../concepts/approval-policies';
import type { ApprovalDetailProps, ApprovalTableHandle, ApprovalTableProps } from '../concepts/approvals';
import type { CardBalanceInquiryProps } from '../concepts/balance-inquiry';
import type {
  BeneficiaryDetailProps,
  BeneficiaryFormProps,
  BeneficiaryTableHandle,
  BeneficiaryTableProps,
} from '../concepts/beneficiaries';
import type {
  CardActionsProps,
  CardApplyFormProps,
  CardAuthorizationTableHandle,
  CardAuthorizationTableProps,
  CardBalanceTableHandle,
  CardBalanceTableProps,
  CardDetailProps,
  CardEventTableHandle,
  CardEventTableProps,
  CardLimitsFormProps,
  CardTableHandle,
  CardTableProps,
} from '../concepts/cards';
import type { CollectionAccountListHandle, CollectionAccountListProps } from '../concepts/collection-accounts';
import type { CollectionDetailProps, CollectionTableHandle, CollectionTableProps } from '../concepts/collections';
import type { DashboardOverviewProps, DashboardPartProps } from '../concepts/dashboard';
import type { DepositDetailProps, DepositTableHandle, DepositTableProps } from '../concepts/deposits';
import type { DownloadTableHandle, DownloadTableProps } from '../concepts/downloads';
import type {
  ExchangeOrderDetailProps,
  ExchangeOrderFormProps,
  ExchangeOrderTableHandle,
  ExchangeOrderTableProps,
} from '../concepts/exchange-orders';
import type { JobFaultTableHandle, JobFaultTableProps } from '../concepts/job-faults';
import type { LogDetailProps, LogTableHandle, LogTableProps } from '../concepts/logs';
import type {
  MaterialLinkTableHandle,
  MaterialLinkTableProps,
  MaterialMatchingProps,
} from '../concepts/material-links';
import type {
  MaterialDetailProps,
  MaterialFormProps,
  MaterialTableHandle,
  MaterialTableProps,
  MaterialUploadProps,
} from '../concepts/materials';
import type {
  MerchantDetailProps,
  MerchantFormProps,
  MerchantReviewProps,
  MerchantTableHandle,
  MerchantTableProps,
} from '../concepts/merchants';
import type { PaymentBatchUploadProps } from '../concepts/payment-batches';
import type {
  PaymentOrderDetailProps,
  PaymentOrderFormProps,
  PaymentOrderTableHandle,
  PaymentOrderTableProps,
} from '../concepts/payment-orders';
import type {
  PermissionDetailProps,
  PermissionFormProps,
  PermissionTableHandle,
  PermissionTableProps,
} from '../concepts/permissions';
import type { RoleDetailProps, RoleFormProps, RoleTableHandle, RoleTableProps } from '../concepts/roles';
import type { ShopDetailProps, ShopFormProps, ShopTableHandle, ShopTableProps } from '../concepts/shops';
import type { StatementDetailProps, StatementListHandle, StatementListProps } from '../concepts/statements';
import type { TransactionDetailProps, TransactionTableHandle, TransactionTableProps } from '../concepts/transactions';
import type {
  TransferDetailProps,
  TransferFormProps,
  TransferTableHandle,
  TransferTableProps,
} from '../concepts/transfer-orders';
import type { UserDetailProps, UserFormProps, UserTableHandle, UserTableProps } from '../concepts/users';
import type {
  VirtualAccountDetailProps,
  VirtualAccountFormProps,
  VirtualAccountTableHandle,
  VirtualAccountTableProps,
} from '../concepts/virtual-accounts';
import type {
  WithdrawalAccountDetailProps,
  WithdrawalAccountFormProps,
  WithdrawalAccountTableHandle,
  WithdrawalAccountTableProps,
} from '../concepts/withdrawal-accounts';
import type {
  WithdrawalOrderDetailProps,
  WithdrawalOrderFormProps,
  WithdrawalOrderTableHandle,
  WithdrawalOrderTableProps,
} from '../concepts/withdrawal-orders';

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
  readonly CardAuthorizationTable: Embeddable<CardAuthorizationTableProps, CardAuthorizationTableHandle>;
  readonly CardEventTable: Embeddable<CardEventTableProps, CardEventTableHandle>;
  readonly CardBalanceTable: Embeddable<CardBalanceTableProps, CardBalanceTableHandle>;
  readonly BeneficiaryTable: Embeddable<BeneficiaryTableProps, BeneficiaryTableHandle>;
  readonly BeneficiaryDetail: Embeddable<BeneficiaryDetailProps>;
  readonly BeneficiaryForm: Embeddable<BeneficiaryFormProps>;
  readonly ExchangeOrderTable: Embeddable<ExchangeOrderTableProps, ExchangeOrderTableHandle>;
  readonly ExchangeOrderDetail: Embeddable<ExchangeOrderDetailProps>;
  readonly ExchangeOrderForm: Embeddable<ExchangeOrderFormProps>;
  readonly MerchantTable: Embeddable<MerchantTableProps, MerchantTableHandle>;
  readonly MerchantDetail: Embeddable<MerchantDetailProps>;
  readonly MerchantForm: Embeddable<MerchantFormProps>;
  readonly MerchantReview: Embeddable<MerchantReviewProps>;
  readonly TransferTable: Embeddable<TransferTableProps, TransferTableHandle>;
  readonly TransferDetail: Embeddable<TransferDetailProps>;
  readonly TransferForm: Embeddable<TransferFormProps>;
  readonly PaymentOrderTable: Embeddable<PaymentOrderTableProps, PaymentOrderTableHandle>;
  readonly PaymentOrderDetail: Embeddable<PaymentOrderDetailProps>;
  readonly PaymentOrderForm: Embeddable<PaymentOrderFormProps>;
  readonly PaymentBatchUpload: Embeddable<PaymentBatchUploadProps>;
  readonly WithdrawalAccountTable: Embeddable<WithdrawalAccountTableProps, WithdrawalAccountTableHandle>;
  readonly WithdrawalAccountDetail: Embeddable<WithdrawalAccountDetailProps>;
  readonly WithdrawalAccountForm: Embeddable<WithdrawalAccountFormProps>;
  readonly WithdrawalOrderTable: Embeddable<WithdrawalOrderTableProps, WithdrawalOrderTableHandle>;
  readonly WithdrawalOrderDetail: Embeddable<WithdrawalOrderDetailProps>;
  readonly WithdrawalOrderForm: Embeddable<WithdrawalOrderFormProps>;
  readonly ShopTable: Embeddable<ShopTableProps, ShopTableHandle>;
  readonly ShopDetail: Embeddable<ShopDetailProps>;
  readonly ShopForm: Embeddable<ShopFormProps>;
  readonly MaterialTable: Embeddable<MaterialTableProps, MaterialTableHandle>;
  readonly MaterialDetail: Embeddable<MaterialDetailProps>;
  readonly MaterialForm: Embeddable<MaterialFormProps>;
  readonly MaterialUpload: Embeddable<MaterialUploadProps>;
  readonly MaterialLinkTable: Embeddable<MaterialLinkTableProps, MaterialLinkTableHandle>;
  readonly MaterialMatching: Embeddable<MaterialMatchingProps>;
  readonly VirtualAccountTable: Embeddable<VirtualAccountTableProps, VirtualAccountTableHandle>;
  readonly VirtualAccountDetail: Embeddable<VirtualAccountDetailProps>;
  readonly VirtualAccountForm: Embeddable<VirtualAccountFormProps>;
  readonly CollectionAccountList: Embeddable<CollectionAccountListProps, CollectionAccountListHandle>;
  readonly CollectionTable: Embeddable<CollectionTableProps, CollectionTableHandle>;
  readonly CollectionDetail: Embeddable<CollectionDetailProps>;
  readonly DashboardOverview: Embeddable<DashboardOverviewProps>;
  readonly MerchantsChart: Embeddable<DashboardPartProps>;
  readonly BalancesSummary: Embeddable<DashboardPartProps>;
  readonly FlowsChart: Embeddable<DashboardPartProps>;
  readonly CardsSummary: Embeddable<DashboardPartProps>;
  readonly RecentTransactions: Embeddable<DashboardPartProps>;
  readonly Worklist: Embeddable<DashboardPartProps>;
  readonly StatementList: Embeddable<StatementListProps, StatementListHandle>;
  readonly StatementDetail: Embeddable<StatementDetailProps>;
  readonly UserTable: Embeddable<UserTableProps, UserTableHandle>;
  readonly UserDetail: Embeddable<UserDetailProps>;
  readonly UserForm: Embeddable<UserFormProps>;
  readonly CardBalanceInquiry: Embeddable<CardBalanceInquiryProps>;
  readonly JobFaultTable: Embeddable<JobFaultTableProps, JobFaultTableHandle>;
  readonly DownloadTable: Embeddable<DownloadTableProps, DownloadTableHandle>;
  readonly LogTable: Embeddable<LogTableProps, LogTableHandle>;
  readonly LogDetail: Embeddable<LogDetailProps>;
  readonly RoleTable: Embeddable<RoleTableProps, RoleTableHandle>;
  readonly RoleDetail: Embeddable<RoleDetailProps>;
  readonly RoleForm: Embeddable<RoleFormProps>;
  readonly ApprovalTable: Embeddable<ApprovalTableProps, ApprovalTableHandle>;
  readonly ApprovalDetail: Embeddable<ApprovalDetailProps>;
  readonly ApprovalPolicyTable: Embeddable<ApprovalPolicyTableProps, ApprovalPolicyTableHandle>;
  readonly ApprovalPolicyForm: Embeddable<ApprovalPolicyFormProps>;
  readonly PermissionTable: Embeddable<PermissionTableProps, PermissionTableHandle>;
  readonly PermissionDetail: Embeddable<PermissionDetailProps>;
  readonly PermissionForm: Embeddable<PermissionFormProps>;
  readonly AccountTable: Embeddable<AccountTableProps, AccountTableHandle>;
  readonly AccountDetail: Embeddable<AccountDetailProps>;
  readonly AccountForm: Embeddable<AccountFormProps>;
  readonly DepositTable: Embeddable<DepositTableProps, DepositTableHandle>;
  readonly DepositDetail: Embeddable<DepositDetailProps>;
  readonly TransactionTable: Embeddable<TransactionTableProps, TransactionTableHandle>;
  readonly TransactionDetail: Embeddable<TransactionDetailProps>;
}

/** Name of a widget, such as `CardTable`; its element is `corridor-card-table`. */
export type WidgetName = keyof EmbeddableWidgets;

/** Props of the widget of a name. */
export type WidgetProps<Name extends WidgetName> = EmbeddableWidgets[Name]['props'];

/** What a page can have the widget of a name do: `refresh`, `filter` and `export` of tables. */
export type WidgetHandle<Name extends WidgetName> = EmbeddableWidgets[Name]['handle'];
