import type { stepperEn } from './messages';

export const stepperFr: Record<keyof typeof stepperEn, string> = {
  'stepper.place': 'Étape {current} sur {total}',
  'stepper.done': 'terminé',
  'stepper.invalid': 'à corriger',
};
