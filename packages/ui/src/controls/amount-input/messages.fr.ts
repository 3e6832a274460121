import type { amountInputEn } from './messages';

export const amountInputFr: Record<keyof typeof amountInputEn, string> = {
  'amountInput.between': 'Entre {min} et {max}',
  'amountInput.atLeast': 'Au moins {min}',
  'amountInput.atMost': 'Au plus {max}',
  'amountInput.notAnAmount': 'Saisissez un montant valide',
  'amountInput.ambiguous': '{text} est ambigu ; saisissez-le avec ses décimales',
  'amountInput.decimals': 'Décimales en {currency} : {count} au plus',
  'amountInput.noDecimals': '{currency} n’a pas de décimales',
};
