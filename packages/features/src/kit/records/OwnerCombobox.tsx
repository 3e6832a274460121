import { Combobox, type ComboboxProps, type SelectOption } from '@corridor/ui';
import { forwardRef, useState } from 'react';
import { usePartnerOwner } from './usePartnerOwner';
import { useRecordNames } from './useRecordNames';
import { useRecordSearch } from './useRecordSearch';

/** Props of `OwnerCombobox`: those of a combobox that looks its options up. */
export interface OwnerComboboxProps extends Omit<ComboboxProps, 'options' | 'load' | 'valueOption' | 'onChange'> {
  /** Id of the partner or a merchant; '' for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The picker of owners of money: the partner itself first, then merchants searched on the server. */
export const OwnerCombobox = forwardRef<HTMLInputElement, OwnerComboboxProps>(function OwnerCombobox(
  { value, onChange, ...rest },
  ref,
) {
  const find = useRecordSearch('merchants');
  const [picked, setPicked] = useState('');
  const own = usePartnerOwner();
  const partner = own && { value: own.id, label: own.name };
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
