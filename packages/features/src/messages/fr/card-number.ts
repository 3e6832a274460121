import type { cardNumber as english } from '../en/card-number';

/** Sentences about the number of a card, in French. */
export const cardNumber: Record<keyof typeof english, string> = {
  'cards.number.title': 'Afficher le numéro de carte',
  'cards.number.hide': 'Masquer et fermer',
  'cards.number.detail':
    'Le numéro complet, le cryptogramme visuel et la date d’expiration s’affichent pendant 30 secondes. La consultation est inscrite dans l’historique de la carte.',
  'cards.number.password': 'Votre mot de passe',
  'cards.number.passwordRequired': 'Saisissez votre mot de passe',
  'cards.number.passwordWrong': 'Mot de passe incorrect',
  'cards.number.cvv2': 'CVV2',
  'cards.number.hidesIn': 'Masqué dans {time}',
  'cards.number.kept': 'Rien n’est conservé sur cette page. Ce que vous copiez reste dans votre presse-papiers.',
  'cards.number.lapsed': 'Le numéro est de nouveau masqué. Saisissez votre mot de passe pour l’afficher.',
};
