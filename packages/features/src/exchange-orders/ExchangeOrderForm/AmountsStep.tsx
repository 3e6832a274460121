import { Box, Button, Stack } from '@corridor/ui';
import { type FormEvent, useId } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { AmountSide } from './AmountSide';
import { HindranceText } from './HindranceText';
import { OwnerField } from './OwnerField';
import { PricePart } from './PricePart';
import { SwapButton } from './SwapButton';
import { TicketColumns } from './ticket.styles';
import type { ExchangeTicketState } from './useExchangeTicket';
import { useFirstWrong } from './useFirstWrong';

/** The first step: who, what, how much, and the price that comes with it. */
export function AmountsStep({ state }: { readonly state: ExchangeTicketState }) {
  const say = useWords(exchangeOrdersMessages);
  const reasonId = useId();
  const { form, focusFirstWrong } = useFirstWrong(state.balances.loading);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    state.review();
    focusFirstWrong();
  };
  // What is missing or wrong is shown by pressing; what is not the reader's to mend stops them.
  const stopped = state.hindrance && state.hindrance !== 'incomplete' && state.hindrance !== 'wrong';
  return (
    <form ref={form} noValidate aria-label={say('exchangeOrders.form.title')} onSubmit={goOn}>
      <TicketColumns>
        <Box as="section" border radius="card" surface="base" padding={5}>
          <Stack gap={4}>
            <OwnerField state={state} />
            <AmountSide side="sell" state={state} />
            <SwapButton state={state} />
            <AmountSide side="buy" state={state} />
          </Stack>
        </Box>
        <PricePart state={state}>
          <Stack gap={2}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              disabled={Boolean(stopped)}
              aria-describedby={reasonId}
            >
              {say('exchangeOrders.form.review')}
            </Button>
            <HindranceText id={reasonId} hindrance={state.hindrance} />
          </Stack>
        </PricePart>
      </TicketColumns>
    </form>
  );
}
