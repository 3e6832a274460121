export { checkRoutingCode } from './checkRoutingCode';
export {
  type AccountNumberType,
  type AccountType,
  accountNumberType,
  accountType,
  type BankAccountKind,
  bankAccountKind,
  type FeeDirection,
  feeDirection,
  type PayeeType,
  type PaymentMethod,
  payeeType,
  paymentMethod,
  type RoutingCodeType,
  routingCodeType,
} from './enums';
