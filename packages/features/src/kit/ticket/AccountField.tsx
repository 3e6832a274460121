import { type Account, accountLabel, productType } from '@corridor/core';
import { Combobox, Field, type SelectOption } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { accountsMessages } from '../../messages/accounts';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `AccountField`. */
export interface AccountFieldProps {
  readonly label: string;
  /** Id of the account; '' for none. */
  readonly value: string;
  /** The account as it was read. */
  readonly account: Account | undefined;
  /** Conditions that narrow what is offered. */
  readonly among: { readonly currency?: string[]; readonly funded?: boolean };
  /** The account that is not offered. */
  readonly except?: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (id: string) => void;
}

const OFFERED = 20;

/** The account that money leaves or enters: searched on the server by its owner, offered with what it has. */
export function AccountField({ label, value, account, among, except, onChange, ...field }: AccountFieldProps) {
  const { gateway } = useRuntime();
  const t = useMessages(accountsMessages);
  const format = useFormatters();
  const load = async (search: string, signal: AbortSignal): Promise<SelectOption[]> => {
    const filter = { ...among, ...(search && { search }) };
    const { items } = await gateway.accounts.page({ page: 1, size: OFFERED, filter }, { signal });
    return items
      .filter(({ id }) => id !== except)
      .map((one) => ({
        value: one.id,
        label: accountLabel(one),
        description: `${t(productType.labelKey(one.productType))} · ${format.money(one.available)}`,
      }));
  };
  return (
    <Field label={label} {...field}>
      <Combobox
        value={value}
        load={load}
        openOnFocus
        onChange={onChange}
        {...(value && { valueOption: { value, label: account ? accountLabel(account) : value } })}
      />
    </Field>
  );
}
