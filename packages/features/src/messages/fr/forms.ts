import type { forms as en } from '../en/forms';

/** Sentences of a form: its fields and steps, in French. */
export const forms: Record<keyof typeof en, string> = {
  'form.required': 'Ce champ est obligatoire',
  'form.currency': 'Devise',
  'form.requiredField': 'Le champ {field} est obligatoire',
  'form.search': 'Saisissez pour rechercher',
  'form.save': 'Enregistrer',
  'form.next': 'Continuer',
  'form.back': 'Retour',
  'form.finish': 'Terminer',
  'form.review': 'Vérification',
  'form.kept': 'Votre saisie est conservée.',
  'form.restored': 'Vos saisies non enregistrées ont été rétablies.',
  'form.startOver': 'Recommencer',
  'form.forbidden': 'Vous n’avez pas l’habilitation nécessaire',
  'form.forbiddenDetail': 'Demandez l’accès à un administrateur de votre entreprise.',
};
