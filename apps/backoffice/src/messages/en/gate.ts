/** Sentences that are read before anybody has signed in, in English. */
export const gate = {
  'host.product': 'Corridor',
  'host.tagline': 'Cross-border payments and card issuing, in one back office.',
  'host.about.cards': 'Issue cards and see every authorization as it happens.',
  'host.about.payments': 'Pay beneficiaries in their own currency, with rate and fee before you confirm.',
  'host.about.collections': 'Collect from abroad into virtual accounts, reconciled to the last cent.',
  'host.title': '{page} · Corridor',
  'host.login.passwordChanged': 'Password successfully changed. Sign in with the new one.',
  'host.route.login': 'Sign in',
};
