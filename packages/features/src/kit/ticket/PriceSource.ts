import type { CallOptions, GatewayClient } from '@corridor/core';

/** Where the price of a request comes from. */
export interface PriceSource<Request, Price> {
  /** Message key of its heading; `ticket.price` where absent. */
  readonly heading?: string;
  /** Segment of the resource that prices. */
  readonly segment: string;
  ask(gateway: GatewayClient, request: Request, options: CallOptions): Promise<Price>;
  /** Asks again for a price that is on screen; asked anew where absent. */
  renew?(gateway: GatewayClient, price: Price, options: CallOptions): Promise<Price>;
  /** Milliseconds that a price holds; without an end where absent or undefined. */
  lifeOf?(price: Price): number | undefined;
  /** True if a reader who agreed to the one must be asked about the other. */
  differs?(before: Price, now: Price): boolean;
}
