import type { OpenSession } from '@corridor/core';
import { useTranslator } from '../../../i18n/I18nProvider';
import { useRuntime } from '../../../runtime/Runtime';
import { type Read, useRead } from '../../../runtime/useRead';
import { useWrite, type Write } from '../../../runtime/useWrite';

/** One's own sessions, and how to end them. */
export interface OwnSessions {
  readonly sessions: Read<OpenSession[]>;
  readonly end: Write<[id: string], void>;
  readonly endOthers: Write<[], void>;
}

const SEGMENT = 'session';

/** Reads one's own sessions; what was ended is told, and the list read again. */
export function useOwnSessions(): OwnSessions {
  const { gateway, emit } = useRuntime();
  const t = useTranslator();
  const ending = { segment: SEGMENT, verb: 'call', invalidates: [SEGMENT] } as const;
  const sessions = useRead({
    key: [SEGMENT, 'list', {}],
    keepPrevious: true,
    fetch: (options) => gateway.session.sessions(options),
  });
  return {
    sessions,
    end: useWrite(
      {
        ...ending,
        call: 'endSession',
        send: ([id]: [id: string], options) => gateway.session.endSession(id, options),
      },
      {
        onSuccess: () => emit({ type: 'session.ended', message: t('profile.sessions.ended') }),
        // It ended by itself meanwhile.
        onFailure: ({ kind }) => void (kind === 'not-found' && sessions.refresh()),
      },
    ),
    endOthers: useWrite(
      {
        ...ending,
        call: 'endOtherSessions',
        send: (_: [], options) => gateway.session.endOtherSessions(options),
      },
      { onSuccess: () => emit({ type: 'session.othersEnded', message: t('profile.sessions.othersEnded') }) },
    ),
  };
}
