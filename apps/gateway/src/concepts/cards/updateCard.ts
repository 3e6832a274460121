import { type CardDetail, type CardLimits, type CardUpdate, cardRightsFor } from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { conflict } from '../../platform/refusals/refusals';
import { detailOf } from './detail';
import { lockCard } from './findCard';
import { findBin } from './listBins';
import { recordEvent } from './recordEvent';
import { limitsOf, ownLimits } from './row';
import { storedLimits } from './storedLimits';
import { cardTable, type StoredCard } from './table';

/** Changes a card's label and limits. @throws Refusal when the card has ended, or a limit is not below its default */
export async function updateCard(call: Call, id: string, { label, limits }: CardUpdate): Promise<CardDetail> {
  const stored = await lockCard(call, id);
  if (!cardRightsFor(stored.status, stored.type).includes('update'))
    throw conflict('refusals.notChangeable', { subject: 'card', state: stored.status });
  const bin = await findBin(call, stored.bin);
  const changes = {
    ...(label === undefined ? {} : { label }),
    ...(limits && bin ? storedLimits(limits, bin.defaultLimits, ownLimits(stored, stored.currency)) : {}),
  };
  const hasChanges = Object.keys(changes).length > 0;
  const changed = hasChanges ? await changeRow(call.tx, cardTable, id, changes) : stored;
  if (hasChanges) {
    const auditOf = (card: StoredCard) => ({
      ...(label !== undefined && { label: card.label }),
      ...(limits && bin && { limits: limitsNamed(limits, limitsOf(card, bin.defaultLimits, card.currency)) }),
    });
    await call.audit({
      action: 'update',
      subject: 'card',
      subjectId: id,
      before: auditOf(stored),
      after: auditOf(changed),
    });
  }
  if (limits && Object.keys(limits).length > 0) {
    await recordEvent(call, { cardId: id, action: 'updateLimits', from: stored.status, to: stored.status });
  }
  return detailOf(call, changed);
}

/** The limits that a change names. */
function limitsNamed(change: NonNullable<CardUpdate['limits']>, limits: CardLimits): object {
  return Object.fromEntries(Object.entries(limits).filter(([name]) => name in change));
}
