export { merchantApproval } from './approvable';
export {
  type CorporationDetails,
  type IndividualDetails,
  MERCHANT_SORTS,
  type Merchant,
  type MerchantContract,
  type MerchantDetail,
  type MerchantDocument,
  type MerchantDocumentContent,
  type MerchantEvent,
  type MerchantFilter,
  type MerchantInput,
  type MerchantReview,
  type MerchantReviewInput,
  type MerchantSort,
  type MerchantUpdate,
  REVIEW_LEASE_SECONDS,
  type ReviewLease,
  type ReviewQueue,
} from './contract';
export {
  type Gender,
  gender,
  type IdType,
  idType,
  type MerchantAction,
  type MerchantDocumentKind,
  type MerchantRight,
  type MerchantType,
  merchantAction,
  merchantDocumentKind,
  merchantType,
  type OnboardingStatus,
  onboardingStatus,
  type RejectionReason,
  type RiskLevel,
  rejectionReason,
  riskLevel,
} from './enums';
export { isLockedDetail } from './lockedDetails';
export { merchantName } from './merchantName';
export { merchants } from './resource';
export { MERCHANT_MIN_AGE, type MerchantReading, readMerchant } from './rules';
export {
  APPROVED_ONBOARDING,
  mayApproveMerchant,
  merchantActionsFor,
  merchantRightsFor,
  missingDocuments,
  nextOnboardingStatus,
  ONBOARDING_TRANSITIONS,
  OPEN_ONBOARDING,
  requiredDocuments,
} from './status';
