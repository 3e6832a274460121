export { DepositTable, type DepositTableHandle, type DepositTableProps, type DepositView } from './DepositTable';
export { DepositDetail, type DepositDetailProps } from './depositDetail';
export { depositList } from './depositList';
