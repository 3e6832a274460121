import type { GatewayClient, PageQuery, ResourceContract } from '@corridor/core';
import { type KnownAnswer, knownPage, type PageSource } from '@corridor/features';
import type { StartedRead } from './EarlyRead';
import { isGood } from './takeEarlyAnswer';

/** What the first screen asks for and has come by now, so that its rows are drawn at once; the rest it asks for itself. */
export async function knownAnswers(gateway: GatewayClient, late: Promise<undefined>): Promise<readonly KnownAnswer[]> {
  const { cards, statements, exchangeOrders, beneficiaries } = gateway;
  const found = [
    knownOf(cards, gateway, late),
    knownOf(statements, gateway, late),
    knownOf(exchangeOrders, gateway, late),
    knownOf(beneficiaries, gateway, late),
  ];
  return (await Promise.all(found)).flat();
}

async function knownOf<C extends ResourceContract>(
  source: PageSource<C>,
  { lastRequestId }: GatewayClient,
  late: Promise<undefined>,
): Promise<KnownAnswer[]> {
  const path = `/api/portal/cms/${source.resource.segment}/page`;
  const read = window.corridorEarly?.find((started) => started.path === path);
  if (!read || !isGood(read)) return [];
  try {
    const answer = await Promise.race([read.answer, late]);
    // What comes later is the widget's; it also asks again for what was refused, and says why.
    if (answer?.status !== 200) return [];
    const query = queryOf<C>(read);
    const page = await source.page(query);
    return [knownPage(source, query, page, lastRequestId())];
  } catch {
    return [];
  }
}

// A page read of a resource carries a language and else a query of it: earlyReads writes nothing more.
function queryOf<C extends ResourceContract>({ body }: StartedRead): PageQuery<C> {
  const { language: _, ...query } = { language: '', ...body };
  return query as PageQuery<C>;
}
