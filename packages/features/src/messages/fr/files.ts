import type { files as en } from '../en/files';

/** Sentences of files: upload, preview and replacement, in French. */
export const files: Record<keyof typeof en, string> = {
  'files.preview': 'Aperçu de {name}',
  'files.look': 'Aperçu',
  'files.replace': 'Remplacer',
  'files.replaceNamed': 'Remplacer {name}',
  'files.keep': 'Conserver le fichier actuel',
  'files.none': 'Non fourni',
  'files.uploaded': '{size} · envoyé le {date}',
  'files.unsent': 'Pas encore transmis. Relancez l’envoi ou retirez le fichier.',
  'files.wrongType': 'Type de fichier non accepté. Utilisez un PDF, PNG ou JPEG.',
  'files.hint': 'PDF, PNG ou JPEG · 1 Mo au plus',
  'files.hintMany': 'PDF, PNG ou JPEG · 1 Mo au plus par fichier · déposez, collez ou choisissez',
  'files.waiting': 'En attente de la connexion. L’envoi reprendra tout seul.',
  'files.zoomIn': 'Agrandir',
  'files.zoomOut': 'Réduire',
  'files.rotate': 'Pivoter',
  'files.zoom': '{percent} %',
};
