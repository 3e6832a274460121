export const inputEn = {
  'input.clear': 'Clear',
} as const;
