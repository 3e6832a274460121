import { type GatewayClient, operationPath, type PageQuery, type ResourceContract } from '@corridor/core';
import { type InitialData, initialPage, type PageSource } from '@corridor/features';
import type { StartedRead } from './EarlyRead';
import { isGood } from './takeEarlyAnswer';

/** Rows that the first screen asks for and that have come by now, so that they are drawn at once; what is late it asks for itself. */
export async function initialRows(gateway: GatewayClient, late: Promise<undefined>): Promise<readonly InitialData[]> {
  const read = window.corridorEarly?.find(({ body }) => body !== undefined);
  const source = read && Object.values(gateway).find((client) => isAsked(client, read.path));
  if (!source || !isGood(read)) return [];
  try {
    const answer = await Promise.race([read.answer, late]);
    // A late or refused answer is left to the widget, which reads again and shows the error.
    if (answer?.status !== 200) return [];
    const query = queryOf(read);
    const page = await source.page(query);
    return [initialPage(source, query, page, gateway.lastRequestId())];
  } catch {
    return [];
  }
}

type Source = PageSource<ResourceContract>;

/** Guarantee: a client of the gateway that has a resource is that of a resource. */
function isAsked(client: object, path: string): client is Source {
  return 'resource' in client && path === operationPath((client as Source).resource.segment, 'page');
}

// A page read of a resource carries a language and else a query of it: firstReads writes nothing more.
function queryOf({ body }: StartedRead): PageQuery<ResourceContract> {
  const { language: _, ...query } = { language: '', ...body };
  return query as PageQuery<ResourceContract>;
}
