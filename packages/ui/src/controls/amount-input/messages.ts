export const amountInputEn = {
  'amountInput.between': 'Between {min} and {max}',
  'amountInput.atLeast': 'At least {min}',
  'amountInput.atMost': 'At most {max}',
  'amountInput.notAnAmount': 'Enter a valid amount',
  'amountInput.ambiguous': '{text} is ambiguous; enter it with its decimals',
  'amountInput.decimals': 'Decimals in {currency}: {count} at most',
  'amountInput.noDecimals': '{currency} has no decimals',
} as const;
