/** Sentences about the number of a card, in English. */
export const cardNumber = {
  'cards.number.title': 'Show card number',
  'cards.number.hide': 'Hide and close',
  'cards.number.detail':
    'The full number, security code and expiry date are shown for 30 seconds. Viewing is recorded in the card’s timeline.',
  'cards.number.password': 'Your password',
  'cards.number.passwordRequired': 'Enter your password',
  'cards.number.passwordWrong': 'Incorrect password',
  'cards.number.cvv2': 'CVV2',
  'cards.number.hidesIn': 'Hides in {time}',
  'cards.number.kept': 'It isn’t stored on this page. Anything you copy stays on your clipboard.',
  'cards.number.lapsed': 'The number is hidden again. Enter your password to show it.',
};
