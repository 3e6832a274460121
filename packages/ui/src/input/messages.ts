export const inputEn = {
  'input.clear': 'Clear',
} as const;

export const inputFr: Record<keyof typeof inputEn, string> = {
  'input.clear': 'Effacer',
};

export const inputZh: Record<keyof typeof inputEn, string> = {
  'input.clear': '清除',
};
