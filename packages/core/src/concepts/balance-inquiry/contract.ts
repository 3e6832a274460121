import type { WireMoney } from '../../money';
import type { CardScheme, CardStatus, CardType } from '../cards';

/** What a cardholder tells of the card: its full number, digits only, and `YYYY-MM`. @source ours */
export interface BalanceInquiry {
  cardNumber: string;
  expiry: string;
}

/** An inquiry just opened: its card token and when that ends (UTC instant). @source spec §2 "card token" */
export interface CardSession {
  cardToken: string;
  expiresAt: string;
}

/** What a cardholder sees of the own card; never its number. `asOf` is a UTC instant. @source spec §2 "single-balance-search" */
export interface CardBalance {
  last4: string;
  holderName: string;
  scheme: CardScheme;
  type: CardType;
  status: CardStatus;
  expiry: string;
  balance: WireMoney;
  asOf: string;
}
