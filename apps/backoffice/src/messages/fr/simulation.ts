import type { simulation as en } from '../en/simulation';

/** Sentences of the band that says what is simulated, in French. */
export const simulation: Record<keyof typeof en, string> = {
  'host.simulated.label': 'Simulation',
  'host.simulated.text': 'Simulation : {what}. Aucune connexion à de vrais prestataires.',
  'host.simulated.separator': ', ',
  'host.simulated.rail': 'paiements et retraits',
  'host.simulated.rates': 'cours de change',
  'host.simulated.vault': 'numéros de carte',
  'host.simulated.issuer': 'numéros de compte',
  'host.simulated.payee': 'vérification du nom des bénéficiaires',
};
