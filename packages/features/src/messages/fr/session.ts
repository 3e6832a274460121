import type { session as en } from '../en/session';

/** Sentences of the session widgets, in French. */
export const session: Record<keyof typeof en, string> = {
  'session.signIn.title': 'Connexion',
  'session.signIn.help': 'Utilisez le compte fourni par votre administrateur.',
  'session.signIn.submit': 'Se connecter',
  'session.signIn.submitting': 'Connexion en cours…',
  'session.signIn.forgot': 'Mot de passe oublié ?',
  'session.signIn.refused': 'Échec de la connexion, vérifiez l’identifiant ou le mot de passe',
  'session.signIn.locked': 'Trop de tentatives',
  'session.signIn.lockedFor': 'Vous pourrez réessayer dans {time}.',
  'session.signIn.unlocked': 'Vous pouvez réessayer.',
  'session.username.label': 'Identifiant ou e-mail',
  'session.password.label': 'Mot de passe',
  'session.password.invalid': 'Mot de passe invalide',
  'session.required': 'Ce champ est obligatoire',
};
