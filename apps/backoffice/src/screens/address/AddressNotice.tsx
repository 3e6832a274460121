import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReadParams } from './readParams';
import { UnreadNotice } from './UnreadNotice';

/** Props of `AddressNotice`. */
export interface AddressNoticeProps {
  /** Reads the parameters of the screen; null where they belong to another. */
  readonly read: (search: string) => Pick<ReadParams<unknown>, 'unread' | 'kept'> | null;
}

/** Says which parts of the address that a screen was opened with cannot be read, as long as they stand in it. */
export function AddressNotice({ read }: AddressNoticeProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const now = read(search);
  const [opened] = useState(now);
  // Of what is typed later, the screen itself says what is wrong.
  const unread = now?.unread.filter((part) => opened?.unread.includes(part)) ?? [];
  if (!now || unread.length === 0) return null;
  return <UnreadNotice unread={unread} onDismiss={() => navigate({ search: now.kept }, { replace: true })} />;
}
