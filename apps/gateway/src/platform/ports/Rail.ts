/** An order that banks have been given, or have taken in. */
export interface RailOrder {
  readonly id: string;
  readonly partnerId: string;
  readonly kind: 'payment-order' | 'withdrawal-order';
  readonly status: 'placed' | 'accepted';
  /** When it came to its status. */
  readonly since: Date;
}

/** News of an order: a bank took it in, its money arrived, or it ended without that. */
export type RailNews =
  | { readonly became: 'accepted' }
  | { readonly became: 'completed' }
  | {
      readonly became: 'failed';
      /** Why, as the bank says it; the order's owner reads it. */
      readonly reason: string;
    };

/** The banks that payments and withdrawals go through. */
export interface Rail {
  /** Seconds after a change of an order's status in which there can be no news of it. */
  readonly quietSeconds: number;
  /**
   * News of an order since its status; null where there is none. Asked again until the order is over, so that the same may be told
   * twice, and while the order is locked: an answer comes from what is known, and waits for no bank.
   */
  newsOf(order: RailOrder, now: Date): Promise<RailNews | null>;
}
