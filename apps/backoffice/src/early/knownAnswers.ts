import type { GatewayClient, PageQuery, ResourceContract } from '@corridor/core';
import { type KnownAnswer, knownPage, type PageSource } from '@corridor/features';
import type { StartedRead } from './EarlyRead';
import { isGood } from './takeEarlyAnswer';

/** What the first screen asks for and has come by now, so that its rows are drawn at once; the rest it asks for itself. */
export async function knownAnswers(gateway: GatewayClient): Promise<readonly KnownAnswer[]> {
  const { cards, statements, exchangeOrders, beneficiaries } = gateway;
  const found = [knownOf(cards), knownOf(statements), knownOf(exchangeOrders), knownOf(beneficiaries)];
  return (await Promise.all(found)).flat();
}

async function knownOf<C extends ResourceContract>(source: PageSource<C>): Promise<KnownAnswer[]> {
  const path = `/api/portal/cms/${source.resource.segment}/page`;
  const read = window.corridorEarly?.find((started) => started.path === path);
  if (!read || !isGood(read)) return [];
  try {
    const { status } = await read.answer;
    // The widget itself asks again for what was refused, and says why.
    if (status !== 200) return [];
    const query = queryOf<C>(read);
    return [knownPage(source, query, await source.page(query))];
  } catch {
    return [];
  }
}

// A page read of a resource carries a language and else a query of it: earlyReads writes nothing more.
function queryOf<C extends ResourceContract>({ body }: StartedRead): PageQuery<C> {
  const { language: _, ...query } = { language: '', ...body };
  return query as PageQuery<C>;
}
