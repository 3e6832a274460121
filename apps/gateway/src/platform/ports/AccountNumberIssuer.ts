import type { IssuedNumber, VirtualAccountOffer } from '@corridor/core';

/** The bank that gives out account numbers for collecting. */
export interface AccountNumberIssuer {
  /** The name of the bank that issues in a country. */
  bankOf(offer: VirtualAccountOffer): string;
  /** The number of an account; another one for each `attempt`, the same one for the same two. */
  issue(offer: VirtualAccountOffer, accountId: string, attempt: number): Promise<IssuedNumber>;
}
