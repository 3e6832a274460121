import type { OnboardingStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Colours that go with the words of a merchant's status. */
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
