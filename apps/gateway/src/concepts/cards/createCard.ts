import {
  APPROVED_ONBOARDING,
  binOffers,
  type CardApplication,
  type CardBin,
  type CardDetail,
  sharedCardProblem,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId, isUuid } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { findMerchant } from '../merchants';
import { getCard } from './detail';
import { findBin } from './listBins';
import { recordEvent } from './recordEvent';
import { storedLimits } from './storedLimits';
import { cardTable } from './table';

const YEARS_GOOD = 3;

const SHARING = {
  notCorporation: 'refusals.sharedNotCorporation',
  notCommercial: 'refusals.sharedNotCommercial',
} as const;

/** Applies for a card: it begins unactivated, with the limits given or its BIN's. @throws Refusal that names what does not fit */
export async function createCard(call: Call, application: CardApplication): Promise<CardDetail> {
  const { tx, now, principal, services } = call;
  const merchant = await requireMerchant(call, application);
  const bin = await requireBin(call, application);
  const limits = storedLimits(application.limits ?? {}, bin.defaultLimits);
  const id = createId(now.getTime());
  const number = await services.vault.numberOf(id, bin.bin);
  const { holderName, type, model, shared, label = null } = application;
  await tx.insert(cardTable).values({
    id,
    partnerId: principal.partnerId,
    merchantId: merchant.id,
    merchantName: merchant.name,
    holderName,
    label,
    bin: bin.bin,
    last4: number.slice(-4),
    scheme: bin.scheme,
    type,
    model,
    shared,
    status: 'unactivated',
    currency: bin.currency,
    expiry: expiryAfter(now),
    createdAt: now,
    ...limits,
  });
  await recordEvent(call, { cardId: id, action: 'apply', from: null, to: 'unactivated' });
  await call.audit({ action: 'create', subject: 'card', subjectId: id, after: { ...application } });
  return getCard(call, id);
}

async function requireMerchant({ tx }: Call, { merchantId, shared, model }: CardApplication) {
  const merchant = isUuid(merchantId) ? await findMerchant(tx, merchantId) : null;
  if (!merchant) throw invalid([{ path: 'merchantId', reason: 'refusals.unknownMerchant' }]);
  if (!APPROVED_ONBOARDING.includes(merchant.status)) {
    throw invalid([{ path: 'merchantId', reason: 'refusals.merchantNotApproved' }]);
  }
  const problem = shared && sharedCardProblem({ merchantType: merchant.type, model });
  if (problem) throw invalid([{ path: 'shared', reason: SHARING[problem] }]);
  return merchant;
}

async function requireBin(call: Call, { bin, type, model }: CardApplication): Promise<CardBin> {
  const found = await findBin(call, bin);
  if (!found) throw invalid([{ path: 'bin', reason: 'refusals.unknownBin' }]);
  if (!binOffers(found, type, model)) throw invalid([{ path: 'bin', reason: 'refusals.binOffer' }]);
  return found;
}

function expiryAfter(now: Date): string {
  return `${now.getUTCFullYear() + YEARS_GOOD}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
}
