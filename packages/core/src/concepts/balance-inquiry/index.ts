export type { BalanceInquiry, CardBalance, CardSession } from './contract';
export {
  type BalanceInquiryClient,
  type CardTokenOptions,
  createBalanceInquiryClient,
} from './createBalanceInquiryClient';
export { CARD_TOKEN_MINUTES, isCardNumber, isExpiryMonth } from './rules';
