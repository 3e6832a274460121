export { WithdrawalOrderForm, type WithdrawalOrderFormProps } from './WithdrawalOrderForm';
export type { WithdrawalDraft } from './WithdrawalOrderForm/withdrawalShape';
export {
  WithdrawalOrderTable,
  type WithdrawalOrderTableHandle,
  type WithdrawalOrderTableProps,
  type WithdrawalOrderView,
} from './WithdrawalOrderTable';
export { WithdrawalOrderDetail, type WithdrawalOrderDetailProps } from './withdrawalOrderDetail';
export { withdrawalOrderList } from './withdrawalOrderList';
