import { useMessages } from '@corridor/features';
import { useEffect } from 'react';
import { gateMessages } from '../messages/gate';

/** Names the tab after the page. */
export function useDocumentTitle(page: string): void {
  const t = useMessages(gateMessages);
  useEffect(() => {
    document.title = t('host.title', { page });
  }, [t, page]);
}
