import type { GatewayFile } from '@corridor/core';
import { CorridorProvider, PaymentBatchUpload } from '../../index';

interface PaymentBatchPageProps {
  readonly accessToken: () => Promise<string>;
  /** Id of the batch in your page's URL, so that a reload goes on with it. */
  readonly batchId: string | null;
  readonly keepBatch: (batchId: string | null) => void;
  readonly save: (file: GatewayFile) => void;
}

export function PaymentBatchPage({ accessToken, batchId, keepBatch, save }: PaymentBatchPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <PaymentBatchUpload {...(batchId && { batchId })} onBatchChange={keepBatch} onExport={save} />
    </CorridorProvider>
  );
}
