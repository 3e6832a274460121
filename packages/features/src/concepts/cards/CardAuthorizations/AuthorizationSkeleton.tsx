import { Inline, Skeleton, Stack } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { authorizationsMessages } from '../../../messages/authorizations';

const ROWS = [0, 1, 2, 3, 4];

/** Authorizations while they are on their way, in their own shape. */
export function AuthorizationSkeleton() {
  const t = useMessages(authorizationsMessages);
  return (
    <Stack gap={5} role="status" aria-busy="true" aria-label={t('authorizations.loading')}>
      {ROWS.map((row) => (
        <Stack key={row} gap={2}>
          <Inline justify="between" wrap={false}>
            <Skeleton width={`${34 + ((row * 13) % 24)}%`} />
            <Skeleton width={72} />
          </Inline>
          <Skeleton width="28%" />
        </Stack>
      ))}
    </Stack>
  );
}
