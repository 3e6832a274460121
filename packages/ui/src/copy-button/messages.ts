export const copyButtonEn = {
  'copyButton.copy': 'Copy',
  'copyButton.copyOf': 'Copy {name}',
  'copyButton.succeeded': 'Copying succeeded',
  'copyButton.failed': 'Copying failed',
} as const;

export const copyButtonFr: Record<keyof typeof copyButtonEn, string> = {
  'copyButton.copy': 'Copier',
  'copyButton.copyOf': 'Copier {name}',
  'copyButton.succeeded': 'Copie réussie',
  'copyButton.failed': 'Échec de la copie',
};

export const copyButtonZh: Record<keyof typeof copyButtonEn, string> = {
  'copyButton.copy': '复制',
  'copyButton.copyOf': '复制{name}',
  'copyButton.succeeded': '复制成功',
  'copyButton.failed': '复制失败',
};
