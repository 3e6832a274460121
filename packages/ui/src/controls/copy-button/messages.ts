export const copyButtonEn = {
  'copyButton.copy': 'Copy',
  'copyButton.copyOf': 'Copy {name}',
  'copyButton.succeeded': 'Copying succeeded',
  'copyButton.failed': 'Copying failed',
} as const;
