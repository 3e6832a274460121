export type { BalanceInquiry, CardBalance, CardSession } from './contract';
export {
  type BalanceInquiryClient,
  type CardTokenOptions,
  createBalanceInquiryClient,
} from './createBalanceInquiryClient';
export { CARD_NUMBER_MAX_LENGTH, CARD_TOKEN_MINUTES, EXPIRY_MAX_LENGTH, isCardNumber, isExpiryMonth } from './rules';
