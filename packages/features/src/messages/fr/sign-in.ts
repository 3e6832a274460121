import type { signIn as en } from '../en/sign-in';

/** Sentences of the way in, in French. */
export const signIn: Record<keyof typeof en, string> = {
  'session.signIn.title': 'Connexion',
  'session.signIn.help': 'Utilisez le compte fourni par votre administrateur.',
  'session.signIn.submit': 'Se connecter',
  'session.signIn.submitting': 'Connexion en cours…',
  'session.signIn.forgot': 'Mot de passe oublié ?',
  'session.signIn.refused': 'Échec de la connexion, vérifiez le nom d’utilisateur ou le mot de passe',
  'session.signIn.locked': 'Trop de tentatives',
  'session.signIn.lockedFor': 'Vous pourrez réessayer dans {time}.',
  'session.signIn.unlocked': 'Vous pouvez réessayer.',
  'session.username.label': 'Nom d’utilisateur ou e-mail',
  'session.password.label': 'Mot de passe',
  'session.password.invalid': 'Mot de passe invalide',
  'session.required': 'Ce champ est obligatoire',
};
