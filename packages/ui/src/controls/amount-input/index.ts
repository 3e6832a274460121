export { AmountInput, type AmountInputProps } from './AmountInput';
export type { AmountText, AmountTextProblem } from './useAmountText';
