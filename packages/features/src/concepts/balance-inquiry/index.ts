export { CardBalanceInquiry, type CardBalanceInquiryProps } from './CardBalanceInquiry';
