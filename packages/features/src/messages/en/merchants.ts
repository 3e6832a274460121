/** Sentences of the merchant widgets, in English. */
export const merchants = {
  'merchants.type.corporation': 'Corporation',
  'merchants.type.individual': 'Individual',
  'merchants.onboardingStatus.initial': 'Initial',
  'merchants.onboardingStatus.toBeUploaded': 'To be uploaded',
  'merchants.onboardingStatus.toBeSupplemented': 'To be supplemented',
  'merchants.onboardingStatus.underReview': 'Under review',
  'merchants.onboardingStatus.approved': 'Approved',
  'merchants.onboardingStatus.rejected': 'Rejected',
  'merchants.onboardingStatus.enabled': 'Enabled',
  'merchants.onboardingStatus.disabled': 'Disabled',
} as const;
