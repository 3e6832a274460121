import { type ProductType, productType } from '@corridor/core';

/** A record that the partner itself or one of its merchants owns. */
interface OwnedRecord {
  readonly productType: ProductType;
  readonly ownerId: string;
}

/** The merchant that owns a record, to be led to; null where the partner itself does. */
export function ownerMerchant({ productType: product, ownerId }: OwnedRecord) {
  return product === productType.code.merchantAccount ? ({ segment: 'merchant', id: ownerId } as const) : null;
}
