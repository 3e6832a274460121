export const fieldEn = {
  'field.optional': 'Optional',
} as const;
