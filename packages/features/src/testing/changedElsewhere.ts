import type { Change, GatewayClient } from '@corridor/core';
import { screen, waitFor } from 'storybook/test';
import type { ListConcept, ListedContract } from '../runtime/ListConcept';
import type { PageSource } from '../runtime/PageSource';

/** The stream of changes of one story, which tells what the story says. */
export interface SentChanges {
  /** The same gateway with the stream: for `AlteredGateway`. */
  readonly withStream: (gateway: GatewayClient) => GatewayClient;
  /** Tells changes of records until what they lead to is on screen. */
  tell(recordIds: readonly string[], text: string | RegExp): Promise<void>;
  /** Id of the first record of the list, which detail and form stories show. */
  firstId(): Promise<string>;
}

/** Makes the stream of changes of a story about a concept's resource. */
export function sentChanges(concept: ListConcept, resource: string): SentChanges {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let client: GatewayClient | undefined;
  const withStream = (gateway: GatewayClient): GatewayClient => {
    client = gateway;
    const openOne = async (signal: AbortSignal) =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.add(controller);
          signal.addEventListener('abort', () => open.delete(controller));
        },
        cancel: () => open.clear(),
      });
    return { ...gateway, changes: { open: openOne, isOwn: () => false } };
  };
  const say = (recordId: string) => {
    const by = { id: 'somebody', name: 'Noor Haddad' };
    const change: Change = {
      resource,
      recordId,
      action: 'update',
      by,
      at: '2026-07-01T08:00:00.000Z',
      requestId: 'theirs',
    };
    const text = `event: change\ndata: ${JSON.stringify(change)}\n\n`;
    for (const controller of open) controller.enqueue(new TextEncoder().encode(text));
  };
  return {
    withStream,
    tell: (recordIds, text) =>
      waitFor(() => {
        recordIds.forEach(say);
        screen.getByText(text);
      }),
    firstId: async () => {
      const page = await sourceOf(client?.[concept]).page({ page: 1, size: 10, filter: {} });
      return page.items[0]?.id ?? '';
    },
  };
}

/** Guarantee: a listed concept has a client with `page`. */
function sourceOf(source: object | undefined): PageSource<ListedContract> {
  return source as PageSource<ListedContract>;
}
