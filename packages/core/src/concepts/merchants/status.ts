import {
  type MerchantAction,
  type MerchantDocumentKind,
  type MerchantRight,
  type MerchantType,
  merchantAction,
  merchantType,
  type OnboardingStatus,
} from './enums';

type Transition = Readonly<{ from: readonly OnboardingStatus[]; to: OnboardingStatus }>;

/** Statuses in which everything of a merchant may be changed and documents are taken. @source ours */
export const OPEN_ONBOARDING: readonly OnboardingStatus[] = ['initial', 'toBeUploaded', 'toBeSupplemented', 'rejected'];

/** Statuses in which a merchant was never submitted, so that it can be deleted. @source ours */
const UNSUBMITTED: readonly OnboardingStatus[] = ['initial', 'toBeUploaded'];

/** Statuses of a merchant that a review has approved and nobody has disabled since: ways to reach it may be changed, and nothing that was reviewed. @source ours */
export const APPROVED_ONBOARDING: readonly OnboardingStatus[] = ['approved', 'enabled'];

/** The status changes of onboarding, by action. `submit` without all documents leads from Initial to To Be Uploaded. @source spec §4 */
export const ONBOARDING_TRANSITIONS: Readonly<Record<MerchantAction, Transition>> = {
  submit: { from: OPEN_ONBOARDING, to: 'underReview' },
  approve: { from: ['underReview'], to: 'approved' },
  reject: { from: ['underReview'], to: 'rejected' },
  requestMore: { from: ['underReview'], to: 'toBeSupplemented' },
  enable: { from: ['approved', 'disabled'], to: 'enabled' },
  disable: { from: APPROVED_ONBOARDING, to: 'disabled' },
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

/** Everything that a status allows: its actions, and changes of details, documents and existence. @source ours */
export function merchantRightsFor(status: OnboardingStatus): MerchantRight[] {
  const isOpen = OPEN_ONBOARDING.includes(status);
  return [
    ...merchantActionsFor(status),
    ...(isOpen || APPROVED_ONBOARDING.includes(status) ? (['update'] as const) : []),
    ...(isOpen ? (['upload'] as const) : []),
    ...(UNSUBMITTED.includes(status) ? (['delete'] as const) : []),
  ];
}

/** Returns true if a user may approve a merchant: nobody approves what they added, changed or submitted, unless the policy of reviews asks for nobody else. @source ours */
export function mayApproveMerchant(
  makers: readonly string[],
  { userId, approvers = 1 }: { readonly userId: string; readonly approvers?: number | undefined },
): boolean {
  return approvers === 0 || !makers.includes(userId);
}

/** The documents that a review needs. @source spec §3 */
export function requiredDocuments(type: MerchantType): readonly MerchantDocumentKind[] {
  return type === merchantType.code.individual
    ? ['idFront', 'idBack', 'addressProof']
    : ['registrationCertificate', 'addressProof'];
}

/** Required documents that are not there yet, in the order that forms show them. @source spec §3 */
export function missingDocuments(
  type: MerchantType,
  documents: readonly { readonly kind: MerchantDocumentKind }[],
): readonly MerchantDocumentKind[] {
  return requiredDocuments(type).filter((kind) => !documents.some((document) => document.kind === kind));
}
