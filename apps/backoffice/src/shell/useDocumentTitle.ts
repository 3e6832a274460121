import { useWords } from '@corridor/features';
import { useEffect } from 'react';
import { hostMessages } from '../messages/host';

/** Names the tab after the page. */
export function useDocumentTitle(page: string): void {
  const say = useWords(hostMessages);
  useEffect(() => {
    document.title = say('host.title', { page });
  }, [say, page]);
}
