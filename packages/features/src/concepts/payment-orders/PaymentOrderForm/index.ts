export { PaymentOrderForm, type PaymentOrderFormProps } from './PaymentOrderForm';
