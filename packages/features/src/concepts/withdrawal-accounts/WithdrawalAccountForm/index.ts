export {
  WithdrawalAccountForm,
  WithdrawalAccountFormDrawer,
  type WithdrawalAccountFormProps,
} from './WithdrawalAccountForm';
