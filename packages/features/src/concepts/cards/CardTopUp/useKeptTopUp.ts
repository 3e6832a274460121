import type { Card } from '@corridor/core';
import { useState } from 'react';
import { useRuntime } from '../../../runtime/Runtime';

/** The top-up of a card of which nobody knew how it ended when it was opened, and the way to keep another; it is looked up before anything else may be sent. */
export function useKeptTopUp({ id }: Pick<Card, 'id'>) {
  const { drafts } = useRuntime();
  const name = `cards.topUp.${id}`;
  const [first] = useState(() => {
    const pending = drafts?.read(name)?.pending;
    return typeof pending === 'string' ? pending : null;
  });
  const keep = (pending: string | null): void => drafts?.keep(name, pending === null ? null : { pending });
  return [first, keep] as const;
}
