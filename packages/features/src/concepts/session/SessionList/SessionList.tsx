'use client';

import { Button, Heading, type HeadingLevel, Inline, Skeleton, Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../../i18n/I18nProvider';
import { ErrorState } from '../../../kit/display/ErrorState';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { profileMessages } from '../../../messages/profile';
import { SessionLine } from './SessionLine';
import { useOwnSessions } from './useOwnSessions';

/** Props of `SessionList`; all are optional. */
export interface SessionListProps {
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [profileMessages];

/** Where one is signed in: each session with its device, address and times; any but this one can be ended. */
export function SessionList(props: SessionListProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <SessionListBody {...props} />
    </WidgetFrame>
  );
}

function SessionListBody({ headingLevel = 2 }: SessionListProps) {
  const t = useTranslator();
  const { sessions, end, endOthers } = useOwnSessions();
  const { data, error, refresh } = sessions;
  const busy = end.state === 'pending' || endOthers.state === 'pending';
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Stack gap={4}>
      <Inline gap={3} align="center" justify="between" wrap>
        <Heading level={headingLevel} variant="section">
          {t('profile.sessions.title')}
        </Heading>
        {others.length > 0 && (
          <Button size="sm" disabled={busy} onClick={() => void endOthers.run()}>
            {t('profile.sessions.endOthers')}
          </Button>
        )}
      </Inline>
      {error && !data && <ErrorState error={error} onRetry={() => void refresh()} />}
      {!data && !error && <Skeleton height={48} aria-label={t('profile.sessions.loading')} />}
      {data && (
        <Stack as="ul" gap={0} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.map((session) => (
            <SessionLine key={session.id} session={session} busy={busy} onEnd={() => void end.run(session.id)} />
          ))}
        </Stack>
      )}
      {data && others.length === 0 && <Text color="muted">{t('profile.sessions.onlyThis')}</Text>}
    </Stack>
  );
}
