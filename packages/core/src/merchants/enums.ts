import { type CodeOf, defineEnumeration } from '../enumeration';

/** Whether a merchant (cardholder) is a corporation or an individual. @source spec §3 "Payee and customer type" */
export const merchantType = /* @__PURE__ */ defineEnumeration('merchants.type', [
  [1, 'corporation'],
  [2, 'individual'],
]);

/** Code of a merchant type. */
export type MerchantType = CodeOf<typeof merchantType>;

/** How far a merchant's onboarding has come. @source spec §4 */
export const onboardingStatus = /* @__PURE__ */ defineEnumeration('merchants.onboardingStatus', [
  'initial',
  'toBeUploaded',
  'toBeSupplemented',
  'underReview',
  'approved',
  'rejected',
  'enabled',
  'disabled',
]);

/** Code of an onboarding status. */
export type OnboardingStatus = CodeOf<typeof onboardingStatus>;
