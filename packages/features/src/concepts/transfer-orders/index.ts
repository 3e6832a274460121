export { TransferForm, type TransferFormProps } from './TransferForm';
export type { TransferDraft } from './TransferForm/transferShape';
export { TransferTable, type TransferTableHandle, type TransferTableProps, type TransferView } from './TransferTable';
export { TransferDetail, type TransferDetailProps } from './transferDetail';
export { transferList } from './transferList';
