export { AccountTable, type AccountTableHandle, type AccountTableProps, type AccountView } from './AccountTable';
export { AccountDetail, type AccountDetailProps } from './accountDetail';
export { AccountForm, type AccountFormProps } from './accountForm';
export { accountList } from './accountList';
