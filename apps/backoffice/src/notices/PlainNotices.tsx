import { useMessages } from '@corridor/features';
import { Banner, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import type { Notice } from './createNotices';
import { translateMessage } from './translateMessage';

const Corner = styled.div`
  position: fixed;
  z-index: ${v('z.toast')};
  inset-block-end: 16px;
  inset-inline-end: 16px;
  display: grid;
  gap: 8px;
  inline-size: min(380px, calc(100vw - 32px));
`;

/** Props of `PlainNotices`. */
export interface PlainNoticesProps {
  readonly waiting: readonly Notice[];
  readonly onClose: (notice: Notice) => void;
}

/** Notices while the code of their toasts cannot be fetched: what tells of trouble with the network needs none. */
export function PlainNotices({ waiting, onClose }: PlainNoticesProps) {
  const t = useMessages(hostMessages);
  return (
    <Corner>
      {waiting.map((notice) => (
        <Banner
          key={notice.id ?? notice.message}
          tone={notice.kind === 'error' ? 'danger' : 'info'}
          onDismiss={() => onClose(notice)}
        >
          {translateMessage(notice.message, t, notice.params)}
        </Banner>
      ))}
    </Corner>
  );
}
