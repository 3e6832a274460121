export { PaymentBatchUpload } from './PaymentBatchUpload';
export type { PaymentBatchUploadProps } from './PaymentBatchUpload/PaymentBatchUploadProps';
