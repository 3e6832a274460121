import { accountDetail } from '../concepts/accounts/accountDetail';
import { accountForm } from '../concepts/accounts/accountForm';
import { approvalPolicyActions } from '../concepts/approval-policies/approvalPolicyActions';
import { approvalPolicyDetail } from '../concepts/approval-policies/approvalPolicyDetail';
import { approvalPolicyForm } from '../concepts/approval-policies/approvalPolicyFields';
import { approvalActions } from '../concepts/approvals/approvalActions';
import { approvalDetail } from '../concepts/approvals/approvalDetail';
import { beneficiaryActions } from '../concepts/beneficiaries/beneficiaryActions';
import { beneficiaryDetail } from '../concepts/beneficiaries/beneficiaryDetail';
import { authorizationDetail } from '../concepts/cards/authorizationDetail';
import { applicationForm } from '../concepts/cards/CardApplyForm/applicationForm';
import { limitsForm } from '../concepts/cards/CardLimitsForm/limitsForm';
import { topUpTicket } from '../concepts/cards/CardTopUp/topUpTicket';
import { cardActions } from '../concepts/cards/cardActions';
import { cardDetail } from '../concepts/cards/cardDetail';
import { cardEventDetail } from '../concepts/cards/cardEventDetail';
import { collectionAccountDetail } from '../concepts/collection-accounts/collectionAccountDetail';
import { collectionActions } from '../concepts/collections/collectionActions';
import { collectionDetail } from '../concepts/collections/collectionDetail';
import { depositDetail } from '../concepts/deposits/depositDetail';
import { downloadActions } from '../concepts/downloads/downloadActions';
import { downloadDetail } from '../concepts/downloads/downloadDetail';
import { exchangeTicket } from '../concepts/exchange-orders/ExchangeOrderForm/exchangeTicket';
import { exchangeOrderDetail } from '../concepts/exchange-orders/exchangeOrderDetail';
import { jobFaultActions } from '../concepts/job-faults/jobFaultActions';
import { jobFaultDetail } from '../concepts/job-faults/jobFaultDetail';
import { logDetail } from '../concepts/logs/logDetail';
import { materialLinkActions } from '../concepts/material-links/materialLinkActions';
import { materialLinkDetail } from '../concepts/material-links/materialLinkDetail';
import { materialActions } from '../concepts/materials/materialActions';
import { materialDetail } from '../concepts/materials/materialDetail';
import { materialForm } from '../concepts/materials/materialFields';
import { merchantActions } from '../concepts/merchants/merchantActions';
import { merchantDetail } from '../concepts/merchants/merchantDetail';
import { merchantForm } from '../concepts/merchants/merchantForm';
import { paymentTicket } from '../concepts/payment-orders/PaymentOrderForm/paymentTicket';
import { paymentOrderActions } from '../concepts/payment-orders/paymentOrderActions';
import { paymentOrderDetail } from '../concepts/payment-orders/paymentOrderDetail';
import { permissionActions } from '../concepts/permissions/permissionActions';
import { permissionDetail } from '../concepts/permissions/permissionDetail';
import { permissionForm } from '../concepts/permissions/permissionFields';
import { roleActions } from '../concepts/roles/roleActions';
import { roleDetail } from '../concepts/roles/roleDetail';
import { roleForm } from '../concepts/roles/roleForm';
import { shopActions } from '../concepts/shops/shopActions';
import { shopDetail } from '../concepts/shops/shopDetail';
import { shopForm } from '../concepts/shops/shopForm';
import { statementDetail } from '../concepts/statements/statementDetail';
import { transactionDetail } from '../concepts/transactions/transactionDetail';
import { transferTicket } from '../concepts/transfer-orders/TransferForm/transferTicket';
import { transferDetail } from '../concepts/transfer-orders/transferDetail';
import { userForm, userRolesForm } from '../concepts/users/UserForm/userForms';
import { userActions } from '../concepts/users/userActions';
import { userDetail } from '../concepts/users/userDetail';
import {
  virtualAccountForm,
  virtualAccountLabelForm,
} from '../concepts/virtual-accounts/VirtualAccountForm/virtualAccountForms';
import { virtualAccountActions } from '../concepts/virtual-accounts/virtualAccountActions';
import { virtualAccountDetail } from '../concepts/virtual-accounts/virtualAccountDetail';
import { withdrawalAccountForm } from '../concepts/withdrawal-accounts/WithdrawalAccountForm/withdrawalAccountFields';
import { withdrawalAccountActions } from '../concepts/withdrawal-accounts/withdrawalAccountActions';
import { withdrawalAccountDetail } from '../concepts/withdrawal-accounts/withdrawalAccountDetail';
import { withdrawalTicket } from '../concepts/withdrawal-orders/WithdrawalOrderForm/withdrawalTicket';
import { withdrawalOrderActions } from '../concepts/withdrawal-orders/withdrawalOrderActions';
import { withdrawalOrderDetail } from '../concepts/withdrawal-orders/withdrawalOrderDetail';
import type { AnyActions } from '../kit/actions/AnyActions';
import type { AnyDetail } from '../kit/detail/DetailDeclaration';

const DETAILS: readonly AnyDetail[] = [
  accountDetail,
  authorizationDetail,
  cardEventDetail,
  beneficiaryDetail,
  cardDetail,
  collectionAccountDetail,
  collectionDetail,
  depositDetail,
  exchangeOrderDetail,
  materialDetail,
  materialLinkDetail,
  merchantDetail,
  paymentOrderDetail,
  transactionDetail,
  transferDetail,
  shopDetail,
  statementDetail,
  userDetail,
  roleDetail,
  downloadDetail,
  jobFaultDetail,
  logDetail,
  permissionDetail,
  approvalDetail,
  approvalPolicyDetail,
  virtualAccountDetail,
  withdrawalAccountDetail,
  withdrawalOrderDetail,
];
const ACTIONS: readonly AnyActions[] = [
  beneficiaryActions,
  cardActions,
  materialActions,
  materialLinkActions,
  collectionActions,
  merchantActions,
  paymentOrderActions,
  shopActions,
  userActions,
  roleActions,
  permissionActions,
  approvalActions,
  approvalPolicyActions,
  jobFaultActions,
  downloadActions,
  virtualAccountActions,
  withdrawalAccountActions,
  withdrawalOrderActions,
];
const FORMS = [
  accountForm,
  applicationForm,
  limitsForm,
  materialForm,
  merchantForm,
  shopForm,
  userForm,
  userRolesForm,
  roleForm,
  permissionForm,
  approvalPolicyForm,
  virtualAccountForm,
  virtualAccountLabelForm,
  withdrawalAccountForm,
];

const TICKETS = [exchangeTicket, paymentTicket, topUpTicket, transferTicket, withdrawalTicket];

const WHOLE = ['title', 'count', 'empty', 'search', 'create', 'edit', 'created', 'updated', 'duplicate', 'send'];

/** Messages that declarations ask for by convention, without `_one`. */
export function declaredKeys(): ReadonlySet<string> {
  return new Set([
    ...DETAILS.flatMap(keysOfDetail),
    ...ACTIONS.flatMap(keysOfActions),
    ...FORMS.flatMap(keysOfForm),
    ...TICKETS.flatMap(keysOfTicket),
  ]);
}

function keysOfDetail({ list, lines, sections, tabs = {} }: AnyDetail): string[] {
  const { concept } = list;
  return [
    ...WHOLE.map((name) => `${concept}.${name}`),
    ...Object.keys({ ...list.columns, ...lines }).flatMap((field) => [
      `${concept}.column.${field}`,
      `${concept}.field.${field}`,
    ]),
    ...Object.keys(list.filters).map((field) => `${concept}.filter.${field}`),
    ...Object.keys(sections).map((name) => `${concept}.section.${name}`),
    ...Object.keys(tabs).map((name) => `${concept}.tab.${name}`),
  ];
}

function keysOfActions({ list: { concept }, groups }: AnyActions): string[] {
  return groups.flatMap((group) =>
    Object.entries(group).flatMap(([name, { form, saidAs = {} }]) => [
      ...Object.keys(saidAs).flatMap((said) => [
        `${concept}.action.${said}`,
        ...['title', 'detail'].map((part) => `${concept}.confirm.${said}.${part}`),
      ]),
      `${concept}.action.${name}`,
      `${concept}.done.${name}`,
      ...(form === undefined ? [] : [`${concept}.${form}`, `${concept}.send.${form}`]),
      ...['title', 'detail', 'secret', 'rule'].map((part) => `${concept}.confirm.${name}.${part}`),
      `${concept}.bulk.${name}`,
      ...['title', 'detail', 'confirm'].map((part) => `${concept}.bulk.${name}.${part}`),
    ]),
  );
}

function keysOfForm({ list: { concept }, fields, sections, steps, after, sends }: (typeof FORMS)[number]): string[] {
  return [
    ...Object.keys(fields).flatMap((name) =>
      ['form', 'field', 'rule', 'help'].map((place) => `${concept}.${place}.${name}`),
    ),
    ...(sends ? [`${concept}.done.${sends.call}`] : []),
    ...Object.keys(sections).flatMap((name) => [`${concept}.section.${name}`, `${concept}.help.${name}`]),
    ...Object.keys(steps).map((name) => `${concept}.step.${name}`),
    ...(after ? [`${concept}.step.${after.kind}`, `${concept}.${after.kind}`] : []),
  ];
}

function keysOfTicket({ concept }: (typeof TICKETS)[number]): string[] {
  const parts = ['title', 'noPrice', 'reviewTitle', 'confirm', 'empty', 'emptyDetail'];
  return [...parts.map((part) => `${concept}.form.${part}`), `${concept}.done.again`];
}
