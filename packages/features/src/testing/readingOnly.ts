import type { GatewayClient } from '@corridor/core';
import type { ListConcept } from '../runtime/ListConcept';

/** Reads of a list, as far as they say what the reader may do. */
interface Reads {
  page(...args: readonly unknown[]): Promise<{ readonly items: readonly object[] }>;
  get(...args: readonly unknown[]): Promise<object>;
}

/** Makes the same gateway for a reader who may see a concept's records and do nothing with them, where no role of the seed is like that: for `AlteredGateway`. */
export function readingOnly(concept: ListConcept): (gateway: GatewayClient) => GatewayClient {
  const withoutActions = (record: object) => ({ ...record, allowedActions: [] });
  return (gateway) => {
    const client = readsOf(gateway[concept]);
    const page: Reads['page'] = async (...args) => {
      const answer = await client.page(...args);
      return { ...answer, items: answer.items.map(withoutActions), allowedActions: [] };
    };
    const get: Reads['get'] = async (...args) => withoutActions(await client.get(...args));
    return { ...gateway, [concept]: { ...client, page, get } };
  };
}

/** Guarantee: a listed concept has a client with `page` and `get`. */
function readsOf(client: object): Reads {
  return client as Reads;
}
