import { type MessageSet, useMessagesReady } from '@corridor/features';
import type { PropsWithChildren } from 'react';

/** Shows what it holds once its sentences are there, so that nobody reads another language first. */
export function WithMessages({ messages, children }: PropsWithChildren<{ readonly messages: MessageSet }>) {
  return useMessagesReady(messages) ? children : null;
}
