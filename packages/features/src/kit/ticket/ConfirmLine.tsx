import { Button, Checkbox, Inline, Stack } from '@corridor/ui';
import { useId, useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { BlockingReasonText } from './BlockingReasonText';
import type { TicketPart } from './TicketPart';
import type { TicketShape } from './TicketShape';

/** The order itself, and the way back; says why it cannot be given, and asks where something speaks against it. */
export function ConfirmLine<T extends TicketShape>({ ticket, state }: TicketPart<T>) {
  const t = useTranslator();
  const reasonId = useId();
  const { blockingReason, submission, live } = state;
  const [agreed, setAgreed] = useState(false);
  const asked = live.price === undefined ? undefined : ticket.asks?.(state, live.price);
  const sending = submission.now.state === 'sending';
  return (
    <Stack gap={2}>
      {asked !== undefined && (
        <Checkbox label={t(asked)} checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      )}
      <Inline gap={3} justify="end">
        <Button disabled={sending} onClick={state.back}>
          {t('ticket.back')}
        </Button>
        {blockingReason === 'failed' && <Button onClick={live.renew}>{t('ticket.renew')}</Button>}
        <Button
          variant="primary"
          loading={sending}
          disabled={blockingReason !== undefined || (asked !== undefined && !agreed)}
          aria-describedby={blockingReason && reasonId}
          onClick={() => void state.confirm()}
        >
          {t(`${ticket.concept}.form.confirm`)}
        </Button>
      </Inline>
      {blockingReason && <BlockingReasonText id={reasonId} blockingReason={blockingReason} />}
    </Stack>
  );
}
