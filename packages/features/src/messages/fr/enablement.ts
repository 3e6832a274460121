import type { enablement as en } from '../en/enablement';

/** Words of the general on/off status, in French. */
export const enablement: Record<keyof typeof en, string> = {
  'enablement.initial': 'Initial',
  'enablement.enabled': 'Activé',
  'enablement.disabled': 'Désactivé',
};
