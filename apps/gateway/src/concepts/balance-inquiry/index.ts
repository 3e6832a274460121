import type { Hono } from 'hono';
import type { Services } from '../../platform/call';
import type { Concept } from '../../platform/concept/Concept';
import { success, writeEnvelope } from '../../platform/http/envelope';
import { readJson } from '../../platform/http/readBody';
import { type GatewayEnvironment, requestFacts } from '../../platform/http/requestFacts';
import { parse } from '../../platform/resource/parse';
import { cardBalance, closeInquiry, endOldInquiries } from './cardBalance';
import { openInquiry } from './inquire';
import { balanceInquiryMigrations } from './migration';
import { cardBalanceSchema, cardSessionSchema, inquirySchema } from './schema';

const INQUIRY = '/api/dashboard/inquery';
const BALANCE = '/api/dashboard/single-balance-search';

/** The cardholder's own entry: a card token for who knows the card, and the balance behind it. @source spec §2 */
export const balanceInquiryConcept: Concept = {
  name: 'balance-inquiry',
  migrations: balanceInquiryMigrations,
  scheduledJobs: [endOldInquiries],
  mount: mountInquiry,
  documents: () => [
    {
      method: 'post',
      path: INQUIRY,
      input: inquirySchema,
      output: cardSessionSchema,
      open: true,
      tag: 'balance-inquiry',
    },
    { method: 'post', path: BALANCE, input: null, output: cardBalanceSchema, open: false, tag: 'balance-inquiry' },
    { method: 'delete', path: INQUIRY, input: null, output: null, open: false, tag: 'balance-inquiry' },
  ],
};

function mountInquiry(app: Hono<GatewayEnvironment>, services: Services): void {
  app.post(INQUIRY, async (c) => {
    const facts = requestFacts(c);
    const { cardNumber, expiry } = parse(inquirySchema, await readJson(c.req.raw));
    const session = await openInquiry(services, { cardNumber, expiry }, facts);
    return writeEnvelope(success(session, facts.requestId));
  });
  app.post(BALANCE, async (c) => {
    const { requestId, token } = requestFacts(c);
    return writeEnvelope(success(await cardBalance(services, token), requestId));
  });
  app.delete(INQUIRY, async (c) => {
    const { requestId, token } = requestFacts(c);
    await closeInquiry(services, token);
    return writeEnvelope(success(null, requestId));
  });
}
