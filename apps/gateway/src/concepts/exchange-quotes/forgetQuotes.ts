import { sql } from 'drizzle-orm';
import { cleaningJob } from '../../platform/jobs';

/** How long a quote is known after its time, for whoever has a page open that shows it. */
const KNOWN_HOURS = 24;

/** Forgets quotes of which nothing was made. Those stay that an order, or a request that waits for approval, names. */
export const forgetQuotes = cleaningJob('unused-quotes', (now) => ({
  table: 'exchange_quote',
  where: sql`order_id IS NULL AND expires_at < ${now} - make_interval(hours => ${KNOWN_HOURS})
    AND NOT EXISTS (SELECT 1 FROM exchange_order o WHERE o.quote_id = exchange_quote.id)
    AND NOT EXISTS (SELECT 1 FROM outgoing_order o WHERE o.quote_id = exchange_quote.id)
    AND NOT EXISTS (SELECT 1 FROM approval a WHERE a.ended_at IS NULL AND a.body->'data'->>'quoteId' = exchange_quote.id::text)`,
}));
