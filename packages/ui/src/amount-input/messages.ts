export const amountInputEn = {
  'amountInput.between': 'Between {min} and {max}',
  'amountInput.atLeast': 'At least {min}',
  'amountInput.atMost': 'At most {max}',
  'amountInput.notAnAmount': 'This is not an amount',
  'amountInput.ambiguous': '{text} can be read as two amounts; write it with its decimals',
  'amountInput.decimals': '{currency} has {count} decimals at most',
  'amountInput.noDecimals': '{currency} has no decimals',
} as const;

export const amountInputFr: Record<keyof typeof amountInputEn, string> = {
  'amountInput.between': 'Entre {min} et {max}',
  'amountInput.atLeast': 'Au moins {min}',
  'amountInput.atMost': 'Au plus {max}',
  'amountInput.notAnAmount': 'Ce n’est pas un montant',
  'amountInput.ambiguous': '{text} peut se lire de deux façons ; écrivez-le avec ses décimales',
  'amountInput.decimals': '{currency} a {count} décimales au plus',
  'amountInput.noDecimals': '{currency} n’a pas de décimales',
};

export const amountInputZh: Record<keyof typeof amountInputEn, string> = {
  'amountInput.between': '介于 {min} 与 {max} 之间',
  'amountInput.atLeast': '不少于 {min}',
  'amountInput.atMost': '不超过 {max}',
  'amountInput.notAnAmount': '这不是有效金额',
  'amountInput.ambiguous': '{text} 可读作两个金额，请写明小数位',
  'amountInput.decimals': '{currency} 最多 {count} 位小数',
  'amountInput.noDecimals': '{currency} 没有小数位',
};
