import type { errorStateEn } from './messages';

export const errorStateFr: Record<keyof typeof errorStateEn, string> = {
  'errorState.retry': 'Réessayer',
  'errorState.requestId': 'Identifiant de requête',
};
