export const chipEn = {
  'chip.remove': 'Remove {name}',
} as const;
