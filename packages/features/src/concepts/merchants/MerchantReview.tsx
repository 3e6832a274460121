'use client';

import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { merchantsMessages } from '../../messages/merchants';
import type { MerchantReviewProps } from './MerchantReview/MerchantReviewProps';
import { ReviewQueue } from './MerchantReview/ReviewQueue';

const WORDS = [merchantsMessages];

/** Merchants that wait for their review, one after the other: documents beside details, decision, next by keyboard. */
export function MerchantReview(props: MerchantReviewProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <ReviewQueue {...props} />
    </WidgetFrame>
  );
}
