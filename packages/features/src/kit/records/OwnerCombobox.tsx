import { productType } from '@corridor/core';
import { Combobox, type ComboboxProps, type SelectOption } from '@corridor/ui';
import { forwardRef, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { useRecordNames } from './useRecordNames';
import { useRecordSearch } from './useRecordSearch';

/** Props of `OwnerCombobox`: those of a combobox that looks its options up. */
export interface OwnerComboboxProps extends Omit<ComboboxProps, 'options' | 'load' | 'valueOption' | 'onChange'> {
  /** Id of the partner or a merchant; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The partner's own accounts tell who it is. */
const OF_PARTNER = { page: 1, size: 1, filter: { productType: [productType.code.partnerAccount] } };

/** The picker of owners of money: the partner itself first, then merchants searched on the server. */
export const OwnerCombobox = forwardRef<HTMLInputElement, OwnerComboboxProps>(function OwnerCombobox(
  { value, onChange, ...rest },
  ref,
) {
  const { gateway } = useRuntime();
  const find = useRecordSearch('merchants');
  const [picked, setPicked] = useState('');
  const [account] = usePage(gateway.accounts, OF_PARTNER).data?.items ?? [];
  const partner = account && { value: account.ownerId, label: account.ownerName };
  const isMerchant = value !== '' && value !== partner?.value && value !== picked;
  const nameOf = useRecordNames(isMerchant ? [{ concept: 'merchants', id: value }] : []);
  const load = async (search: string, signal: AbortSignal): Promise<SelectOption[]> => {
    const merchants = await find(search, signal);
    const isMeant = partner?.label.toLowerCase().includes(search.trim().toLowerCase());
    const first = partner && isMeant ? [{ ...partner, description: partner.value }] : [];
    return [...first, ...merchants.map(({ id, name }) => ({ value: id, label: name, description: id }))];
  };
  return (
    <Combobox
      {...rest}
      ref={ref}
      value={value}
      onChange={(id) => {
        setPicked(id);
        onChange(id);
      }}
      load={load}
      {...(value && {
        valueOption: value === partner?.value ? partner : { value, label: nameOf('merchants', value) },
      })}
    />
  );
});
