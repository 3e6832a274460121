import type { copyButtonEn } from './messages';

export const copyButtonFr: Record<keyof typeof copyButtonEn, string> = {
  'copyButton.copy': 'Copier',
  'copyButton.copyOf': 'Copier {name}',
  'copyButton.succeeded': 'Copie réussie',
  'copyButton.failed': 'Échec de la copie',
};
