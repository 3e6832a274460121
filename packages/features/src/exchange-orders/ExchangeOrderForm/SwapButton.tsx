import { ExchangeIcon, Icon, IconButton } from '@corridor/ui';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { swapped } from './draft';
import { SwapLine } from './ticket.styles';
import type { ExchangeTicketState } from './useExchangeTicket';

/** Turns the exchange round; not offered where the owner has no account to sell the other currency from. */
export function SwapButton({ state }: { readonly state: ExchangeTicketState }) {
  const say = useWords(exchangeOrdersMessages);
  const possible = state.balances.accountIn(state.draft.buyCurrency) !== undefined;
  return (
    <SwapLine>
      <IconButton
        label={say(possible ? 'exchangeOrders.form.swap' : 'exchangeOrders.form.swapNot', {
          currency: state.draft.buyCurrency,
        })}
        disabled={!possible}
        onClick={() => state.change(swapped)}
      >
        <Icon of={ExchangeIcon} size="sm" />
      </IconButton>
    </SwapLine>
  );
}
