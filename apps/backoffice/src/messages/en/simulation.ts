/** Sentences of the band that says what is simulated, in English. */
export const simulation = {
  'host.simulated.label': 'Simulated',
  'host.simulated.text': 'Simulated: {what}. Not connected to real providers.',
  'host.simulated.separator': ', ',
  'host.simulated.rail': 'payments and withdrawals',
  'host.simulated.rates': 'exchange rates',
  'host.simulated.vault': 'card numbers',
  'host.simulated.issuer': 'account numbers',
  'host.simulated.payee': 'beneficiary name checks',
};
