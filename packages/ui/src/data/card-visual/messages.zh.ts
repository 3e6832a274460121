import type { cardVisualEn } from './messages';

export const cardVisualZh: Record<keyof typeof cardVisualEn, string> = {
  'cardVisual.label': '{scheme} 卡，尾号 {last4}',
  'cardVisual.holder': '持卡人',
  'cardVisual.expiry': '有效期至',
};
