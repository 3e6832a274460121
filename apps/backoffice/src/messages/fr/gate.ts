import type { gate as en } from '../en/gate';

/** Sentences that are read before anybody has signed in, in French. */
export const gate: Readonly<Record<keyof typeof en, string>> = {
  'host.product': 'Corridor',
  'host.tagline': 'Paiements transfrontaliers et émission de cartes, dans un seul back-office.',
  'host.about.cards': 'Émettez des cartes et suivez chaque autorisation en direct.',
  'host.about.payments': 'Payez vos bénéficiaires dans leur devise, taux et frais connus avant de confirmer.',
  'host.about.collections': 'Encaissez depuis l’étranger sur des comptes virtuels, rapprochés au centime près.',
  'host.title': '{page} · Corridor',
  'host.login.passwordChanged': 'Mot de passe modifié. Connectez-vous avec le nouveau.',
  'host.route.login': 'Connexion',
};
