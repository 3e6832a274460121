import { Combobox, Field, Text } from '@corridor/ui';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import type { ExchangeTicketState } from './useExchangeTicket';

/** Whose money is exchanged: the partner's own or a merchant's; a host's choice is shown and stays. */
export function OwnerField({ state }: { readonly state: ExchangeTicketState }) {
  const say = useWords(exchangeOrdersMessages);
  const { draft, owners, balances, pinned } = state;
  const known = balances.accounts[0] ?? (owners.first?.ownerId === draft.ownerId ? owners.first : undefined);
  const name = known?.ownerName ?? draft.ownerId;
  const missing = state.judged && state.problems.some(({ path }) => path === 'ownerId');
  const isPoor = !balances.loading && balances.accounts.length === 0 && draft.ownerId !== '' && !balances.error;
  return (
    <Field
      label={say('exchangeOrders.form.owner')}
      disabled={pinned}
      error={missing ? say('exchangeOrders.problem.ownerMissing') : undefined}
    >
      <Combobox
        value={draft.ownerId}
        valueOption={{ value: draft.ownerId, label: name }}
        load={owners.find}
        onChange={(ownerId) =>
          state.change((now) => ({ ...now, ownerId, sellCurrency: '', amount: '', fixedSide: 'sell' }))
        }
      />
      {isPoor && (
        <Text variant="caption" color="warning">
          {say('exchangeOrders.form.ownerEmpty')}
        </Text>
      )}
    </Field>
  );
}
