import { Button, Inline, Stack } from '@corridor/ui';
import { useId } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { HindranceText } from './HindranceText';
import type { ExchangeTicketState } from './useExchangeTicket';

/** The order itself, and the way back; says why it cannot be given. */
export function ConfirmLine({ state }: { readonly state: ExchangeTicketState }) {
  const say = useWords(exchangeOrdersMessages);
  const reasonId = useId();
  const { hindrance, submission, live } = state;
  const sending = submission.now.state === 'sending';
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="end">
        <Button disabled={sending} onClick={state.back}>
          {say('exchangeOrders.form.back')}
        </Button>
        {hindrance === 'failed' && <Button onClick={live.renew}>{say('exchangeOrders.form.renew')}</Button>}
        <Button
          variant="primary"
          loading={sending}
          disabled={hindrance !== undefined}
          aria-describedby={hindrance && reasonId}
          onClick={() => void state.confirm()}
        >
          {say('exchangeOrders.form.confirm')}
        </Button>
      </Inline>
      {hindrance && <HindranceText id={reasonId} hindrance={hindrance} />}
    </Stack>
  );
}
