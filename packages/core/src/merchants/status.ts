import {
  type MerchantAction,
  type MerchantDocumentKind,
  type MerchantType,
  merchantAction,
  merchantType,
  type OnboardingStatus,
} from './enums';

type Transition = Readonly<{ from: readonly OnboardingStatus[]; to: OnboardingStatus }>;

/** Statuses in which everything of a merchant may be changed and documents are taken. @source ours */
export const OPEN_ONBOARDING: readonly OnboardingStatus[] = ['initial', 'toBeUploaded', 'toBeSupplemented', 'rejected'];

/** The status changes of onboarding, by action. `submit` without all documents leads from Initial to To Be Uploaded. @source spec §4 */
export const ONBOARDING_TRANSITIONS: Readonly<Record<MerchantAction, Transition>> = {
  submit: { from: OPEN_ONBOARDING, to: 'underReview' },
  approve: { from: ['underReview'], to: 'approved' },
  reject: { from: ['underReview'], to: 'rejected' },
  requestMore: { from: ['underReview'], to: 'toBeSupplemented' },
  enable: { from: ['approved', 'disabled'], to: 'enabled' },
  disable: { from: ['approved', 'enabled'], to: 'disabled' },
};

/** The status that an action leads to, or null where it is forbidden. */
export function nextOnboardingStatus(status: OnboardingStatus, action: MerchantAction): OnboardingStatus | null {
  const { from, to } = ONBOARDING_TRANSITIONS[action];
  return from.includes(status) ? to : null;
}

/** All actions that a status allows, in the order that menus show them. */
export function merchantActionsFor(status: OnboardingStatus): MerchantAction[] {
  return merchantAction.codes.filter((action) => nextOnboardingStatus(status, action) !== null);
}

/** The documents that a review needs. @source spec §3 */
export function requiredDocuments(type: MerchantType): readonly MerchantDocumentKind[] {
  return type === merchantType.code.individual
    ? ['idFront', 'idBack', 'addressProof']
    : ['registrationCertificate', 'addressProof'];
}
