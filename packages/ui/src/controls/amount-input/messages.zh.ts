import type { amountInputEn } from './messages';

export const amountInputZh: Record<keyof typeof amountInputEn, string> = {
  'amountInput.between': '介于 {min} 与 {max} 之间',
  'amountInput.atLeast': '不少于 {min}',
  'amountInput.atMost': '不超过 {max}',
  'amountInput.notAnAmount': '请输入有效金额',
  'amountInput.ambiguous': '{text} 可读作两个金额，请写明小数位',
  'amountInput.decimals': '{currency} 最多 {count} 位小数',
  'amountInput.noDecimals': '{currency} 没有小数位',
};
