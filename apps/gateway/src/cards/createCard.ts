import { binOffers, type CardApplication, type CardBin, type CardDetail, merchantType } from '@corridor/core';
import { invalid } from '../app/refusals';
import type { Call } from '../call';
import { createId, isUuid } from '../database';
import { findMerchant } from '../merchants';
import { getCard } from './detail';
import { findBin } from './listBins';
import { recordEvent } from './recordEvent';
import { storedLimits } from './storedLimits';
import { cardTable } from './table';

const YEARS_GOOD = 3;

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

async function requireMerchant({ tx }: Call, { merchantId, shared }: CardApplication) {
  const merchant = isUuid(merchantId) ? await findMerchant(tx, merchantId) : null;
  if (!merchant) throw invalid([{ path: 'merchantId', reason: 'there is no such merchant' }]);
  if (merchant.status !== 'approved' && merchant.status !== 'enabled') {
    throw invalid([{ path: 'merchantId', reason: 'this merchant is not approved' }]);
  }
  if (shared && merchant.type !== merchantType.code.corporation) {
    throw invalid([{ path: 'shared', reason: 'only cards of a corporation are shared' }]);
  }
  return merchant;
}

async function requireBin(call: Call, { bin, type, model }: CardApplication): Promise<CardBin> {
  const found = await findBin(call, bin);
  if (!found) throw invalid([{ path: 'bin', reason: 'there is no such BIN' }]);
  if (!binOffers(found, type, model))
    throw invalid([{ path: 'bin', reason: 'this BIN does not offer this type and model' }]);
  return found;
}

function expiryAfter(now: Date): string {
  return `${now.getUTCFullYear() + YEARS_GOOD}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
}
