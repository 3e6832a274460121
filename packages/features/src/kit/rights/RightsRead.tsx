import { Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { rightsMessages } from '../../messages/rights';
import type { Read } from '../../runtime/useRead';
import { ErrorState } from '../display/ErrorState';

/** Props of `RightsRead`. */
export interface RightsReadProps<T> {
  readonly read: Read<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was read about rights, or that it is on its way, or why it did not come. */
export function RightsRead<T>({ read: { data, error, refresh }, children }: RightsReadProps<T>) {
  const t = useMessages(rightsMessages);
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refresh()} />;
  return <Text color="muted">{t('rights.loading')}</Text>;
}
