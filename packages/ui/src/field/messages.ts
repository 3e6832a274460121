export const fieldEn = {
  'field.optional': 'Optional',
} as const;

export const fieldFr: Record<keyof typeof fieldEn, string> = {
  'field.optional': 'Facultatif',
};

export const fieldZh: Record<keyof typeof fieldEn, string> = {
  'field.optional': '选填',
};
