import { enablement, type WithdrawalAccount } from '@corridor/core';
import { Combobox, Field, type SelectOption, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { RecordLink } from '../../../kit/display/RecordLink';
import { pickedName } from '../../../kit/records/recordSource';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { type Formatters, useFormatters } from '../../../runtime/useFormatters';
import type { WithdrawalTicketState } from './withdrawalShape';

/** Props of `DestinationField`. */
export interface DestinationFieldProps {
  readonly state: WithdrawalTicketState;
  readonly error: string | undefined;
}

const OFFERED = 20;

/** The verified bank account to withdraw to: searched on the server among those that fit the chosen account. */
export function DestinationField({ state, error }: DestinationFieldProps) {
  const t = useMessages(withdrawalOrdersMessages);
  const { gateway } = useRuntime();
  const format = useFormatters();
  const { draft, data, change } = state;
  const { account, to, noneFits } = data;
  const chosen = draft.accountId ? account : undefined;
  const among = {
    status: [enablement.code.enabled],
    ...(chosen && { ownerId: chosen.ownerId, currency: [chosen.currency] }),
  };
  const load = async (search: string, signal: AbortSignal): Promise<SelectOption[]> => {
    const filter = { ...among, ...(search && { search }) };
    const { items } = await gateway.withdrawalAccounts.page({ page: 1, size: OFFERED, filter }, { signal });
    return items.map((account) => optionOf(account, format));
  };
  return (
    <Stack gap={1}>
      <Field
        key={chosen?.id}
        label={t('withdrawalOrders.form.to')}
        help={t('withdrawalOrders.form.toHelp')}
        error={error}
      >
        <Combobox
          value={to?.id ?? ''}
          load={load}
          onChange={(withdrawalAccountId) => change((now) => ({ ...now, withdrawalAccountId }))}
          {...(to && { valueOption: optionOf(to, format) })}
        />
      </Field>
      {chosen && noneFits && (
        <Text variant="caption" color="warning">
          {t('withdrawalOrders.form.noneFits', { owner: chosen.ownerName, currency: chosen.currency })}{' '}
          <RecordLink to={{ segment: 'withdrawal-account', filter: { ownerId: chosen.ownerId } }}>
            {t('withdrawalOrders.form.addOne')}
          </RecordLink>
        </Text>
      )}
    </Stack>
  );
}

function optionOf(account: WithdrawalAccount, format: Formatters): SelectOption {
  const { id, bankName, ownerName } = account;
  return { value: id, label: pickedName(account, format), description: `${bankName} · ${ownerName}` };
}
