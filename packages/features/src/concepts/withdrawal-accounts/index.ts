export { WithdrawalAccountForm, type WithdrawalAccountFormProps } from './WithdrawalAccountForm';
export {
  WithdrawalAccountTable,
  type WithdrawalAccountTableHandle,
  type WithdrawalAccountTableProps,
  type WithdrawalAccountView,
} from './WithdrawalAccountTable';
export { WithdrawalAccountDetail, type WithdrawalAccountDetailProps } from './withdrawalAccountDetail';
export { withdrawalAccountList } from './withdrawalAccountList';
