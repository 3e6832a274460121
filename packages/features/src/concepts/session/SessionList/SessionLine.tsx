import { deviceOf, type OpenSession } from '@corridor/core';
import { Button, StatusChip, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useTranslator } from '../../../i18n/I18nProvider';
import type { TranslateAny } from '../../../i18n/plainTranslate';
import { InstantText } from '../../../kit/display/InstantText';

/** Props of `SessionLine`. */
export interface SessionLineProps {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const Line = styled.li.withConfig({ componentId: 'cr-SessionLine' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${v('space.2')} ${v('space.4')};
  padding-block: ${v('space.3')};
  border-block-end: 1px solid ${v('border')};
  &:last-child { border-block-end: 0; padding-block-end: 0; }
`;

const About = styled.div.withConfig({ componentId: 'cr-SessionAbout' })`
  display: grid;
  gap: ${v('space.1')};
  min-inline-size: 0;
`;

const Facts = styled.span.withConfig({ componentId: 'cr-SessionFacts' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${v('space.4')};
`;

/** One session: what it runs on, from where, since when, and how to end it. */
export function SessionLine({ session, busy, onEnd }: SessionLineProps) {
  const t = useTranslator();
  const { current, address, createdAt, lastSeenAt } = session;
  const device = deviceName(session, t);
  return (
    <Line>
      <About>
        <Text weight="semibold">{device}</Text>
        <Text variant="caption" color="muted">
          <Facts>
            {address !== null && <bdi>{address}</bdi>}
            <span>
              {t('profile.sessions.since')} <InstantText value={createdAt} short />
            </span>
            <span>
              {t('profile.sessions.seen')} <InstantText value={lastSeenAt} short />
            </span>
          </Facts>
        </Text>
      </About>
      {current ? (
        <StatusChip tone="success">{t('profile.sessions.current')}</StatusChip>
      ) : (
        <Button size="sm" disabled={busy} onClick={onEnd} aria-label={t('profile.sessions.endOf', { device })}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </Line>
  );
}

function deviceName({ userAgent }: OpenSession, t: TranslateAny): string {
  const { browser, system } = deviceOf(userAgent ?? '');
  if (browser && system) return t('profile.sessions.device', { browser, system });
  return browser ?? system ?? t('profile.sessions.unknown');
}
