export { PaymentOrderForm, type PaymentOrderFormProps } from './PaymentOrderForm';
export type { NewBeneficiaryProps, PaymentDraft } from './PaymentOrderForm/paymentShape';
export {
  PaymentOrderTable,
  type PaymentOrderTableHandle,
  type PaymentOrderTableProps,
  type PaymentOrderView,
} from './PaymentOrderTable';
export { PaymentOrderDetail, type PaymentOrderDetailProps } from './paymentOrderDetail';
export { paymentOrderList } from './paymentOrderList';
