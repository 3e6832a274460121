import { ExchangeIcon, Icon, IconButton } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { swapped } from './draft';
import type { ExchangeTicketState } from './exchangeShape';
import { SwapLine } from './swap.styles';

/** Turns the exchange round; not offered where the owner has no account to sell the other currency from. */
export function SwapButton({ state }: { readonly state: ExchangeTicketState }) {
  const t = useMessages(exchangeOrdersMessages);
  const possible = state.data.balances.accountIn(state.draft.buyCurrency) !== undefined;
  return (
    <SwapLine>
      <IconButton
        label={t(possible ? 'exchangeOrders.form.swap' : 'exchangeOrders.form.swapNot', {
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
