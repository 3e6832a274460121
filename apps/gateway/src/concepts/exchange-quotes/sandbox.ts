import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../platform/call';
import { type SandboxEvent, sandboxEvent } from '../../platform/concept/SandboxEvent';
import { invalid } from '../../platform/refusals/refusals';
import { movedRateTable as m, rateTable as r } from './table';

const input = z.strictObject({
  currency: z.string().max(3),
  perUsd: z.string().regex(/^(0|[1-9]\d{0,7})(\.\d{1,10})?$/, 'is not a rate'),
});
const output = z.strictObject({ currency: z.string(), perUsd: z.string() });

/** The market moves: what a dollar buys of a currency. Each sandbox has a market of its own. */
export const exchangeQuoteEvents: readonly SandboxEvent[] = [sandboxEvent('rate-moves', { input, output }, moveRate)];

async function moveRate(call: Call, { currency, perUsd }: z.output<typeof input>): Promise<z.output<typeof output>> {
  if (Number(perUsd) === 0) throw invalid([{ path: 'perUsd', reason: 'refusals.aboveZero' }]);
  if (currency === 'USD') throw invalid([{ path: 'currency', reason: 'refusals.baseCurrency' }]);
  const { tx, now: at, principal } = call;
  const [known] = await tx.select({ currency: r.currency }).from(r).where(eq(r.currency, currency));
  if (!known) throw invalid([{ path: 'currency', reason: 'refusals.notExchanged' }]);
  await tx
    .insert(m)
    .values({ partnerId: principal.partnerId, currency, perUsd, at })
    .onConflictDoUpdate({ target: [m.partnerId, m.currency], set: { perUsd, at } });
  await call.audit({ action: 'rate-moves', subject: 'sandbox', after: { currency, perUsd } });
  return { currency, perUsd };
}
