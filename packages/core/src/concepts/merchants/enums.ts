import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Kind of merchant (cardholder): a corporation or an individual. @source spec §3 "Payee and customer type" */
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

/** Why a review does not approve. @source spec §4 */
export const rejectionReason = /* @__PURE__ */ defineEnumeration('merchants.rejectionReason', [
  'failedAmlReview',
  'idDocumentPicture',
  'addressProof',
]);

/** Code of a rejection reason. */
export type RejectionReason = CodeOf<typeof rejectionReason>;

/**
 * Risk levels. They stand alone: the specification names the levels and neither an entity nor a screen that has one.
 * @source spec §3 "Risk levels", their codes ours
 */
export const riskLevel = /* @__PURE__ */ defineEnumeration('merchants.riskLevel', ['lower', 'medium', 'higher']);

/** Code of a risk level. */
export type RiskLevel = CodeOf<typeof riskLevel>;

/** The document by which a person is known. @source ours */
export const idType = /* @__PURE__ */ defineEnumeration('merchants.idType', [
  'passport',
  'nationalId',
  'drivingLicence',
  'residencePermit',
]);

/** Code of an id type. */
export type IdType = CodeOf<typeof idType>;

/** A person's gender, as identity documents tell it. @source ICAO 9303 */
export const gender = /* @__PURE__ */ defineEnumeration('merchants.gender', ['female', 'male', 'unspecified']);

/** Code of a gender. */
export type Gender = CodeOf<typeof gender>;

/** What a document shows. @source spec §3 */
export const merchantDocumentKind = /* @__PURE__ */ defineEnumeration('merchants.documentKind', [
  'idFront',
  'idBack',
  'addressProof',
  'registrationCertificate',
]);

/** Code of a document kind. */
export type MerchantDocumentKind = CodeOf<typeof merchantDocumentKind>;

/** What may be done with a merchant. @source spec §4 */
export const merchantAction = /* @__PURE__ */ defineEnumeration('merchants.action', [
  'submit',
  'approve',
  'reject',
  'requestMore',
  'enable',
  'disable',
]);

/** Code of a merchant action, which is also the name of its call. */
export type MerchantAction = CodeOf<typeof merchantAction>;

/** What may be done with a merchant: an action, or a change of its details, its documents or its existence. @source ours */
export type MerchantRight = MerchantAction | 'update' | 'upload' | 'delete';
