import type { DashboardFigures, DashboardQuery } from '@corridor/core';
import type { Call } from '../../platform/call';
import { listingVerbs } from '../../platform/listing';
import { accountTotals } from '../accounts/totals';
import { transactionListing } from '../transactions/listing';
import { cardFigures, merchantFigures } from './counts';
import { flowsIn } from './flows';
import { periodOf } from './period';
import { readable } from './readable';
import { workIn } from './work';

const RECENT = 8;

/** The figures of the home screen, each part only for who may read what it is made of. */
export async function dashboardFigures(call: Call, query: DashboardQuery): Promise<DashboardFigures> {
  const asked = periodOf(query, call.now);
  return {
    period: asked.period,
    before: asked.before,
    merchants: await readable(call, 'merchant', (own) => merchantFigures(own, asked)),
    cards: await readable(call, 'card', (own) => cardFigures(own, asked)),
    balances: await readable(call, 'account', (own) => accountTotals(own, {})),
    flows: await readable(call, 'transaction', (own) => flowsIn(own, asked)),
    recent: await readable(call, 'transaction', async (own) => {
      const { items } = await listingVerbs(transactionListing).page(own, { page: 1, size: RECENT });
      return items;
    }),
    work: await workIn(call, asked.range),
  };
}
