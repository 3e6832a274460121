export { VirtualAccountForm, type VirtualAccountFormProps } from './VirtualAccountForm/VirtualAccountForm';
export {
  VirtualAccountTable,
  type VirtualAccountTableHandle,
  type VirtualAccountTableProps,
  type VirtualAccountView,
} from './VirtualAccountTable';
export { VirtualAccountDetail, type VirtualAccountDetailProps } from './virtualAccountDetail';
export { virtualAccountList } from './virtualAccountList';
