import { ToastLayer, useToasts } from '@corridor/ui';
import { useEffect } from 'react';
import type { Notices } from './createNotices';

/** The toasts of the back office. */
export function NoticeToasts({ notices }: { readonly notices: Notices }) {
  const toasts = useToasts();
  useEffect(
    () =>
      notices.listen(({ kind, message, id, onClose }) =>
        toasts.show(kind, message, { ...(id && { id }), ...(onClose && { onClose }) }),
      ),
    [notices, toasts],
  );
  return <ToastLayer toasts={toasts} />;
}
