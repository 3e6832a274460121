export { type AmountSign, formatAmount } from './formatAmount';
export { Money, type MoneyProps } from './Money';
