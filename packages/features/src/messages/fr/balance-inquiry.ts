import type { balanceInquiry as en } from '../en/balance-inquiry';

/** Sentences of the cardholder’s balance inquiry, in French. */
export const balanceInquiry: Record<keyof typeof en, string> = {
  'balanceInquiry.title': 'Consultation de solde',
  'balanceInquiry.help': 'Saisissez le numéro et la date d’expiration de votre carte.',
  'balanceInquiry.cardNumber': 'Numéro de carte',
  'balanceInquiry.cardNumber.wrong': 'Saisissez le numéro tel qu’il figure sur la carte',
  'balanceInquiry.expiry': 'Date d’expiration',
  'balanceInquiry.expiry.help': 'Mois et année, par exemple 08/29',
  'balanceInquiry.expiry.wrong': 'Saisissez le mois et l’année, par exemple 08/29',
  'balanceInquiry.submit': 'Afficher le solde',
  'balanceInquiry.unknown': 'Ce numéro et cette date ne correspondent à aucune carte',
  'balanceInquiry.balance': 'Solde',
  'balanceInquiry.holder': 'Porteur',
  'balanceInquiry.card': 'Carte',
  'balanceInquiry.scheme': 'Réseau',
  'balanceInquiry.type': 'Type',
  'balanceInquiry.status': 'Statut',
  'balanceInquiry.asOf': 'Au',
  'balanceInquiry.loading': 'Chargement…',
  'balanceInquiry.leave': 'Terminer la consultation',
  'balanceInquiry.idle': 'Sans activité, cette page met fin à la consultation dans {time}.',
  'balanceInquiry.ended': 'La consultation est terminée',
};
