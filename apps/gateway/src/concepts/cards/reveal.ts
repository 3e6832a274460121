import { CARD_REVEAL_SECONDS, type CardSecrets, canReveal } from '@corridor/core';
import type { Call } from '../../platform/call';
import { conflict } from '../../platform/refusals/refusals';
import { lockCard } from './findCard';
import { recordEvent } from './recordEvent';

/** Shows a card's number to who has just given their password again, and writes down that it was shown. @throws Refusal when it was lost or has ended */
export async function reveal(call: Call, id: string): Promise<CardSecrets> {
  const { now, services } = call;
  const { bin, expiry, status } = await lockCard(call, id);
  if (!canReveal(status)) throw conflict('refusals.cardNumberNotShown', { state: status });
  await recordEvent(call, { cardId: id, action: 'reveal', from: status, to: status });
  await call.audit({ action: 'reveal', subject: 'card', subjectId: id });
  const number = await services.vault.numberOf(id, bin);
  const cvv2 = await services.vault.cvv2Of(id, bin, expiry);
  return { number, cvv2, expiry, hideAt: new Date(now.getTime() + CARD_REVEAL_SECONDS * 1000).toISOString() };
}
