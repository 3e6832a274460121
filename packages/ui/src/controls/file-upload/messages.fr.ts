import type { fileUploadEn } from './messages';

export const fileUploadFr: Record<keyof typeof fileUploadEn, string> = {
  'fileUpload.choose': 'Choisir un fichier',
  'fileUpload.chooseMany': 'Choisir des fichiers',
  'fileUpload.drag': 'ou le glisser ici',
  'fileUpload.dragMany': 'ou les glisser ici',
  'fileUpload.drop': 'Déposer pour ajouter',
  'fileUpload.limit': 'jusqu’à {limit}',
  'fileUpload.tooLarge': 'Le fichier est trop volumineux',
  'fileUpload.atMost': '{limit} au plus',
  'fileUpload.wrongType': 'Type de fichier non accepté',
  'fileUpload.empty': 'Le fichier est vide',
  'fileUpload.tooMany': 'Nombre maximal de fichiers : {count}',
  'fileUpload.failed': 'L’envoi a échoué',
  'fileUpload.uploading': 'Envoi de {name}',
  'fileUpload.done': 'Envoi réussi',
  'fileUpload.remove': 'Retirer {name}',
  'fileUpload.retry': 'Réessayer {name}',
  'fileUpload.up': 'Monter {name}',
  'fileUpload.down': 'Descendre {name}',
  'fileUpload.moved': '{name} : {place} sur {count}',
  'fileUpload.files': 'Fichiers',
};
