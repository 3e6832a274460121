import { useMessages } from '@corridor/features';
import { ToastLayer, type ToastVariant, useToasts } from '@corridor/ui';
import { useEffect, useRef, useState } from 'react';
import { hostMessages } from '../messages/host';
import type { Notices } from './createNotices';
import { translateMessage } from './translateMessage';

/** The toasts of the back office, their texts translated; a layer beside the corner is there from its first toast on. @source spec §8, §9 */
export function NoticeToasts({ notices }: { readonly notices: Notices }) {
  const corner = useToasts();
  const brief = useToasts();
  const center = useToasts();
  const t = useMessages(hostMessages);
  const [layers, setLayers] = useState<readonly ToastVariant[]>(['corner']);
  const waiting = useRef<{ readonly layer: ToastVariant; readonly show: () => void }[]>([]);
  useEffect(
    () =>
      notices.listen(({ kind, message, params, id, onClose, layer = 'corner' }) => {
        const options = { ...(id && { id }), ...(onClose && { onClose }) };
        const show = () => ({ corner, brief, center })[layer].show(kind, translateMessage(message, t, params), options);
        waiting.current.push({ layer, show });
        setLayers((before) => (before.includes(layer) ? [...before] : [...before, layer]));
      }),
    [notices, corner, brief, center, t],
  );
  // What a layer shows before it is there, nobody sees.
  useEffect(() => {
    const taken = waiting.current.splice(0);
    waiting.current.push(...taken.filter(({ layer }) => !layers.includes(layer)));
    for (const { layer, show } of taken) if (layers.includes(layer)) show();
  }, [layers]);
  return (
    <>
      <ToastLayer toasts={corner} />
      {layers.includes('brief') && <ToastLayer toasts={brief} variant="brief" />}
      {layers.includes('center') && <ToastLayer toasts={center} variant="center" />}
    </>
  );
}
