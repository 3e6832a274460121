import { Button, Inline, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';
import { asClock } from '../../../runtime/asClock';
import { keepFocus } from '../keepFocus';
import type { ResetCode } from './useResetCode';

/** Props of `CodeClock`. */
export interface CodeClockProps {
  readonly code: ResetCode;
  readonly triesLeft: number;
  /** Another code is on its way. */
  readonly onResent: () => void;
}

/** Tells how long the code is good for and how many tries it has left, and asks for another. */
export function CodeClock({ code, triesLeft, onResent }: CodeClockProps) {
  const t = useMessages(sessionMessages);
  const [sending, setSending] = useState(false);
  const { email = '', expiry, wait, lockout } = code;
  const resend = async () => {
    setSending(true);
    if (await code.send(email)) onResent();
    setSending(false);
  };
  const life = () => {
    if (triesLeft === 0) return t('session.code.spent');
    if (expiry.secondsLeft === 0) return t('session.code.expired');
    const time = asClock(expiry.secondsLeft);
    return `${t('session.code.validFor', { time })} ${t('session.code.triesLeft', { count: triesLeft })}`;
  };
  return (
    <Inline gap={2} align="center" justify="between" wrap>
      <Text variant="small" color="muted" tabular>
        {life()}
      </Text>
      <Inline gap={1}>
        <Button
          size="sm"
          variant="ghost"
          loading={sending}
          disabled={wait.secondsLeft > 0 || lockout.secondsLeft > 0}
          onMouseDown={keepFocus}
          onClick={() => void resend()}
        >
          {wait.secondsLeft > 0
            ? t('session.code.resendIn', { time: asClock(wait.secondsLeft) })
            : t('session.code.resend')}
        </Button>
        <Button size="sm" variant="ghost" onMouseDown={keepFocus} onClick={code.forget}>
          {t('session.email.change')}
        </Button>
      </Inline>
    </Inline>
  );
}
