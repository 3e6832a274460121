/** Words of the general on/off status, in English. */
export const enablement = {
  'enablement.initial': 'Initial',
  'enablement.enabled': 'Enabled',
  'enablement.disabled': 'Disabled',
} as const;
