import type { formEn } from './messages';

export const formFr: Record<keyof typeof formEn, string> = {
  'form.summary': '{count} champs à vérifier',
  'form.summaryOne': '1 champ à vérifier',
  'form.summaryItem': '{label} : {problem}',
  'form.leaveTitle': 'Abandonner les modifications ?',
  'form.leaveText': 'Vos modifications non enregistrées seront perdues.',
  'form.leave': 'Abandonner',
  'form.stay': 'Poursuivre la saisie',
  'form.unchecked': 'Le formulaire n’a pas pu être vérifié. Vérifiez votre connexion et réessayez.',
};
