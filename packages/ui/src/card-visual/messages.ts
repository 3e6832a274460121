export const cardVisualEn = {
  'cardVisual.label': '{scheme} card ending in {last4}',
  'cardVisual.holder': 'Cardholder',
  'cardVisual.expiry': 'Valid thru',
} as const;

export const cardVisualFr: Record<keyof typeof cardVisualEn, string> = {
  'cardVisual.label': 'Carte {scheme} se terminant par {last4}',
  'cardVisual.holder': 'Titulaire',
  'cardVisual.expiry': 'Expire fin',
};

export const cardVisualZh: Record<keyof typeof cardVisualEn, string> = {
  'cardVisual.label': '{scheme} 卡，尾号 {last4}',
  'cardVisual.holder': '持卡人',
  'cardVisual.expiry': '有效期至',
};
