import type { PaymentBatchUploadProps } from './PaymentBatchUploadProps';

/** Props of `RunStep`. */
export interface RunStepProps extends PaymentBatchUploadProps {
  readonly batchId: string;
  /** It was confirmed here and begins by itself. */
  readonly begins: boolean;
  readonly onRestart: () => void;
}
