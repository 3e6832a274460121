import { useMessages } from '@corridor/features';
import { Banner } from '@corridor/ui';
import { hostMessages } from '../../messages/host';

/** Props of `UnreadNotice`. */
export interface UnreadNoticeProps {
  /** Parameters, such as `status=frozen`. */
  readonly unread: readonly string[];
  readonly onDismiss: () => void;
}

/** Says which parts of an address could not be read; the screen is shown without them. */
export function UnreadNotice({ unread, onDismiss }: UnreadNoticeProps) {
  const t = useMessages(hostMessages);
  return (
    <Banner tone="neutral" onDismiss={onDismiss} style={{ marginBlockEnd: 16, overflowWrap: 'anywhere' }}>
      {t('host.address.unread', { parts: unread.join(', ') })}
    </Banner>
  );
}
