import { useWords } from '@corridor/features';
import { ToastLayer, useToasts } from '@corridor/ui';
import { useEffect } from 'react';
import { hostMessages } from '../messages/host';
import type { Notices } from './createNotices';
import { translateMessage } from './translateMessage';

/** The toasts of the back office, their texts translated. @source spec §8 */
export function NoticeToasts({ notices }: { readonly notices: Notices }) {
  const toasts = useToasts();
  const say = useWords(hostMessages);
  useEffect(
    () =>
      notices.listen(({ kind, message, id, onClose }) =>
        toasts.show(kind, translateMessage(message, say), { ...(id && { id }), ...(onClose && { onClose }) }),
      ),
    [notices, toasts, say],
  );
  return <ToastLayer toasts={toasts} />;
}
