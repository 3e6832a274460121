import { Combobox, Field, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import type { ExchangeTicketState } from './exchangeShape';

/** Whose money is exchanged: the partner's own or a merchant's; a host's choice is shown and stays. */
export function OwnerField({ state }: { readonly state: ExchangeTicketState }) {
  const t = useMessages(exchangeOrdersMessages);
  const { draft, data, options } = state;
  const { owners, balances } = data;
  const known = balances.accounts[0] ?? (owners.first?.ownerId === draft.ownerId ? owners.first : undefined);
  const name = known?.ownerName ?? draft.ownerId;
  const missing = state.judged && state.problems.some(({ path }) => path === 'ownerId');
  const isPoor = !balances.loading && balances.accounts.length === 0 && draft.ownerId !== '' && !balances.error;
  return (
    <Field
      label={t('exchangeOrders.form.owner')}
      disabled={Boolean(options.ownerId)}
      error={missing ? t('exchangeOrders.problem.ownerMissing') : undefined}
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
          {t('exchangeOrders.form.ownerEmpty')}
        </Text>
      )}
    </Field>
  );
}
