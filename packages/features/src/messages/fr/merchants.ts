import type { merchants as en } from '../en/merchants';

/** Sentences of the merchant widgets, in French. */
export const merchants: Record<keyof typeof en, string> = {
  'merchants.type.corporation': 'Entreprise',
  'merchants.type.individual': 'Particulier',
  'merchants.onboardingStatus.initial': 'Initial',
  'merchants.onboardingStatus.toBeUploaded': 'À téléverser',
  'merchants.onboardingStatus.toBeSupplemented': 'À compléter',
  'merchants.onboardingStatus.underReview': 'En cours d’examen',
  'merchants.onboardingStatus.approved': 'Approuvé',
  'merchants.onboardingStatus.rejected': 'Rejeté',
  'merchants.onboardingStatus.enabled': 'Activé',
  'merchants.onboardingStatus.disabled': 'Désactivé',
};
