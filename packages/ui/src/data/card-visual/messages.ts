export const cardVisualEn = {
  'cardVisual.label': '{scheme} card ending in {last4}',
  'cardVisual.holder': 'Cardholder',
  'cardVisual.expiry': 'Valid thru',
} as const;
