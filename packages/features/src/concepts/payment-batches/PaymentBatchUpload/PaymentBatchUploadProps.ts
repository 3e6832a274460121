import type { GatewayFile } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';

/** Props of `PaymentBatchUpload`; all are optional. */
export interface PaymentBatchUploadProps {
  /** The batch to go on with; without it a new one begins. */
  readonly batchId?: string;
  /** Called with the id of a batch before it is sent, so that your page can keep it in its URL and a reload finds it; null for a new one. */
  readonly onBatchChange?: (batchId: string | null) => void;
  /** Offers the template and the results as files, which your page saves. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Offers each order to be opened in your page. */
  readonly onOpenOrder?: (orderId: string) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}
