export const chipEn = {
  'chip.remove': 'Remove {name}',
} as const;

export const chipFr: Record<keyof typeof chipEn, string> = {
  'chip.remove': 'Retirer {name}',
};

export const chipZh: Record<keyof typeof chipEn, string> = {
  'chip.remove': '移除{name}',
};
