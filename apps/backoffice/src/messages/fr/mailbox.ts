import type { mailbox as en } from '../en/mailbox';

/** Sentences of the demo’s mails, in French. */
export const mailbox: Record<keyof typeof en, string> = {
  'host.mails.help':
    'Cette démo n’envoie pas d’e-mails. Les 50 derniers s’affichent ici, du plus récent au plus ancien, jusqu’à son arrêt.',
  'host.mails.empty': 'Aucun e-mail pour l’instant',
  'host.mails.to': 'À {address}',
  'host.mails.refresh': 'Actualiser',
  'host.mails.open': 'Lire les e-mails de cette démo',
};
