import type { OnboardingStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Colours that go with the words of an onboarding status. */
export const onboardingTones: Readonly<Record<OnboardingStatus, Tone>> = {
  initial: 'neutral',
  toBeUploaded: 'warning',
  toBeSupplemented: 'warning',
  underReview: 'info',
  approved: 'success',
  rejected: 'danger',
  enabled: 'success',
  disabled: 'neutral',
};
