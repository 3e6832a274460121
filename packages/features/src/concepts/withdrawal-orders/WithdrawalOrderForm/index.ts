export { WithdrawalOrderForm, type WithdrawalOrderFormProps } from './WithdrawalOrderForm';
