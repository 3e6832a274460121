import { type MessageSet, useSpoken } from '@corridor/features';
import type { PropsWithChildren } from 'react';

/** Shows what it holds once its sentences are there, so that nobody reads another language first. */
export function Spoken({ messages, children }: PropsWithChildren<{ readonly messages: MessageSet }>) {
  return useSpoken(messages) ? children : null;
}
