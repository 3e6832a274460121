'use client';

import type { GatewayError } from '@corridor/core';
import { Banner, Button, Heading, type HeadingLevel, Stack, Text } from '@corridor/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { sessionMessages } from '../../../messages/session';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';
import { CallProblemNotice } from '../CallProblemNotice';
import { SessionFormRoot } from '../SessionFormRoot';

/** Props of `EmailChangeLink`. */
export interface EmailChangeLinkProps {
  /** `confirm`: the new address is its user's. `undo`: the old one is to be the user's again. */
  readonly action: 'confirm' | 'undo';
  /** The code that the mailed link carries. */
  readonly code: string;
  /** Leads on when it is done: to a new password after `undo`, else to the way in. */
  readonly onDone?: () => void;
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [sessionMessages];

/** Where a link of a mail about a changed address leads. It acts on a press alone: programs that look into mails open links too. */
export function EmailChangeLink(props: EmailChangeLinkProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <EmailChangeBody {...props} />
    </WidgetFrame>
  );
}

function EmailChangeBody({ action, code, onDone, headingLevel = 1 }: EmailChangeLinkProps) {
  const t = useMessages(sessionMessages);
  const { state, error, act } = useEmailCode(action, code);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done' || state === 'over') heading.current?.focus();
  }, [state]);
  return (
    <SessionFormRoot>
      <Stack gap={6}>
        <Heading ref={heading} level={headingLevel} tabIndex={-1}>
          {t(`session.email.${action}.title`)}
        </Heading>
        {state === 'over' && (
          <Banner tone="warning" title={t('session.email.link.over')}>
            <Text>{t('session.email.link.overHelp')}</Text>
          </Banner>
        )}
        {state === 'done' && (
          <Banner tone="success" title={t(`session.email.${action}.done`)}>
            <Text>{t(`session.email.${action}.doneHelp`)}</Text>
          </Banner>
        )}
        {(state === 'asking' || state === 'acting') && (
          <>
            <Text as="p" color="muted">
              {t(`session.email.${action}.help`)}
            </Text>
            <CallProblemNotice error={error} secondsLeft={0} />
            <Button variant="primary" size="lg" fullWidth loading={state === 'acting'} onClick={() => void act()}>
              {t(`session.email.${action}.submit`)}
            </Button>
          </>
        )}
        {state === 'done' && onDone && (
          <Button variant="primary" size="lg" fullWidth onClick={onDone}>
            {t(`session.email.${action}.next`)}
          </Button>
        )}
      </Stack>
    </SessionFormRoot>
  );
}

function useEmailCode(action: EmailChangeLinkProps['action'], code: string) {
  const { gateway, reporter } = useRuntime();
  const [state, setState] = useState<'asking' | 'acting' | 'done' | 'over'>('asking');
  const [error, setError] = useState<GatewayError>();
  const act = async () => {
    setState('acting');
    setError(undefined);
    const { confirmEmail, undoEmail } = gateway.session;
    try {
      await (action === 'undo' ? undoEmail(code) : confirmEmail(code));
      setState('done');
    } catch (reason) {
      const failed = asGatewayError(reason);
      reporter.failed(failed, { segment: 'session', verb: `${action}Email` });
      setError(failed);
      setState(failed.reason === 'refusals.emailLinkOver' ? 'over' : 'asking');
    }
  };
  return { state, error, act };
}
