import type { MerchantDocument } from '@corridor/core';
import type { KeptFile } from '../../../kit/files/FileField';
import { useRuntime } from '../../../runtime/Runtime';

/** Makes the documents of a merchant ready to be shown. */
export function useShownDocument(merchantId: string): (document: MerchantDocument) => KeptFile {
  const { gateway } = useRuntime();
  const { merchants } = gateway;
  return ({ id, name, size, uploadedAt }) => ({
    ...{ id, name, size, uploadedAt },
    segment: merchants.resource.segment,
    read: (options) => merchants.callById(merchantId, 'document', { documentId: id }, options),
  });
}
