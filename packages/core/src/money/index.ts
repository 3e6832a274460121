export type { AmountProblem, AmountReading } from './AmountReading';
export { abs } from './abs';
export { add } from './add';
export { compactRate } from './compactRate';
export { compare } from './compare';
export { convert } from './convert';
export { equals } from './equals';
export { formatDecimal } from './formatDecimal';
export { fromWireMoney } from './fromWireMoney';
export { invertRate } from './invertRate';
export { isNegative } from './isNegative';
export { isPositive } from './isPositive';
export { isZero } from './isZero';
export { min } from './min';
export { type Money, money } from './money';
export { type MoneyFormat, moneyFormatter } from './moneyFormatter';
export { parseMoney } from './parseMoney';
export { percentage } from './percentage';
export type { Factor, Ratio } from './Ratio';
export type { Rounding } from './Rounding';
export { ratioOf } from './ratioOf';
export { readDecimal } from './readDecimal';
export { readWireMoney } from './readWireMoney';
export { roundQuotient } from './roundQuotient';
export { subtract } from './subtract';
export { sum } from './sum';
export { toWireMoney } from './toWireMoney';
export {
  type AmountChoice,
  type NumberMarks,
  numberMarks,
  readTypedAmount,
  type TypedAmount,
  type TypedAmountProblem,
  type TypedCurrency,
} from './typedAmount';
export type { WireMoney } from './WireMoney';
