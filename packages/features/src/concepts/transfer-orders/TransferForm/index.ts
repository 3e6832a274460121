export { TransferForm, type TransferFormProps } from './TransferForm';
