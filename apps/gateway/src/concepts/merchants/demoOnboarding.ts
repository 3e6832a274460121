import {
  type MerchantDocumentKind,
  type MerchantReview,
  type MerchantType,
  type OnboardingStatus,
  requiredDocuments,
} from '@corridor/core';
import type { NewMerchantEvent } from './events';

type Step = Pick<NewMerchantEvent, 'action' | 'from' | 'to' | 'review'>;

/** Why a seeded merchant was not approved; null for the others. */
export function demoReview(status: OnboardingStatus, type: MerchantType): MerchantReview | null {
  if (status === 'rejected')
    return { reasons: ['failedAmlReview'], note: 'A person of control is on a sanctions list' };
  if (status !== 'toBeSupplemented') return null;
  return { reasons: [type === 2 ? 'idDocumentPicture' : 'addressProof'], note: 'Please send a sharper copy' };
}

/** The documents that a seeded merchant has sent by its status. */
export function demoDocumentKinds(status: OnboardingStatus, type: MerchantType): readonly MerchantDocumentKind[] {
  const all = requiredDocuments(type);
  if (status === 'initial') return [];
  return status === 'toBeUploaded' ? all.slice(0, 1) : all;
}

/** The steps that lead a merchant to its status. */
export function demoSteps(status: OnboardingStatus, review: MerchantReview | null): Step[] {
  const created: Step = { action: 'create', from: null, to: 'initial' };
  const submitted: Step = { action: 'submit', from: 'initial', to: 'underReview' };
  const approved: Step = { action: 'approve', from: 'underReview', to: 'approved' };
  const enabled: Step = { action: 'enable', from: 'approved', to: 'enabled' };
  const endings: Record<OnboardingStatus, Step[]> = {
    initial: [],
    toBeUploaded: [{ action: 'submit', from: 'initial', to: 'toBeUploaded' }],
    toBeSupplemented: [submitted, { action: 'requestMore', from: 'underReview', to: 'toBeSupplemented', review }],
    underReview: [submitted],
    approved: [submitted, approved],
    rejected: [submitted, { action: 'reject', from: 'underReview', to: 'rejected', review }],
    enabled: [submitted, approved, enabled],
    disabled: [submitted, approved, enabled, { action: 'disable', from: 'enabled', to: 'disabled' }],
  };
  return [created, ...endings[status]];
}
