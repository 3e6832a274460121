/** What a host adds to a list of merchants. */
export interface MerchantTableOptions {
  /** Opens the queue of reviews; without it there is no way to it. */
  readonly onReview?: () => void;
}
