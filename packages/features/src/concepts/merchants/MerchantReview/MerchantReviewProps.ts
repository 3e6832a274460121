import type { HeadingLevel } from '@corridor/ui';

/** Props of `MerchantReview`; all are optional. */
export interface MerchantReviewProps {
  /** The merchant to review. With `onMove` your page holds it, for its URL; without it the queue begins with the longest waiting. */
  readonly merchantId?: string;
  /** Called with the merchant that is reviewed from now on; null once nobody waits. */
  readonly onMove?: (merchantId: string | null) => void;
  /** Offers a way out of the queue. */
  readonly onClose?: () => void;
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}
