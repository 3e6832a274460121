import { type DashboardFigures, datesOfPreset, localDateOf, rangeOfDates } from '@corridor/core';
import { accountTotals } from '../accounts/totals';
import type { Call } from '../call';
import { listingVerbs } from '../listing';
import { transactionListing } from '../transactions/listing';
import { cardFigures, merchantFigures } from './counts';
import { flowsIn } from './flows';

const RECENT = 8;

/** The figures of the home screen, each part only for who may read what it is made of. */
export async function dashboardFigures(call: Call, { zone }: { zone: string }): Promise<DashboardFigures> {
  const { first, last } = datesOfPreset('lastThreeMonth', localDateOf(call.now.toISOString(), zone));
  const range = rangeOfDates(first, last, zone);
  return {
    period: { first, last, zone },
    merchants: await readable(call, 'merchant', (own) => merchantFigures(own, { first, last }, range)),
    cards: await readable(call, 'card', cardFigures),
    balances: await readable(call, 'account', (own) => accountTotals(own, {})),
    flows: await readable(call, 'transaction', (own) => flowsIn(own, range)),
    recent: await readable(call, 'transaction', async (own) => {
      const { items } = await listingVerbs(transactionListing).page(own, { page: 1, size: RECENT });
      return items;
    }),
  };
}

async function readable<T>(call: Call, segment: string, read: (call: Call) => Promise<T>): Promise<T | null> {
  if (!call.principal.ability.can('read', segment)) return null;
  return read({ ...call, asked: { action: 'read', segment } });
}
