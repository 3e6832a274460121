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
} from './contract';
export {
  type Gender,
  gender,
  type IdType,
  idType,
  type MerchantAction,
  type MerchantDocumentKind,
  type MerchantType,
  merchantAction,
  merchantDocumentKind,
  merchantType,
  type OnboardingStatus,
  onboardingStatus,
  type RejectionReason,
  rejectionReason,
} from './enums';
export { merchantFixture } from './fixtures';
export { isLockedDetail } from './lockedDetails';
export { merchantName } from './merchantName';
export { merchants } from './resource';
export { isPhoneNumber, MERCHANT_MIN_AGE, type MerchantReading, readMerchant } from './rules';
export {
  merchantActionsFor,
  nextOnboardingStatus,
  ONBOARDING_TRANSITIONS,
  OPEN_ONBOARDING,
  requiredDocuments,
} from './status';
