import { enablement, type OfferedVirtualAccount, type VirtualAccount } from '@corridor/core';
import { Combobox, FormField } from '@corridor/ui';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { Draft } from '../../../kit/form/FieldKind';
import type { FormSlots, OwnControlProps } from '../../../kit/form/FormSlots';
import { RecordCombobox } from '../../../kit/records/RecordCombobox';
import { usePartnerOwner } from '../../../kit/records/usePartnerOwner';
import { virtualAccountsMessages } from '../../../messages/virtual-accounts';
import { offerKey, offerOption } from './offerOption';
import { useOffers } from './useOffers';
import { shopOf, type virtualAccountForm } from './virtualAccountForms';

type AccountFields = NonNullable<(typeof virtualAccountForm)['of']>['fields'];
type ControlProps = OwnControlProps<Draft<AccountFields>, VirtualAccount>;

const isOffer = (value: unknown): value is OfferedVirtualAccount =>
  typeof value === 'object' && value !== null && 'bankName' in value;

/** The currencies that are offered, each with the bank and the country that it is collected at. */
function OfferControl({ name, label }: ControlProps) {
  const t = useMessages(virtualAccountsMessages);
  const tools = useDisplayTools();
  const { data: offers = [] } = useOffers();
  const options = offers.map((offer) => offerOption(offer, tools));
  return (
    <FormField name={name} label={label} help={t('virtualAccounts.help.offer')} required>
      {({ value, onChange, ...bound }) => (
        <Combobox
          {...bound}
          value={isOffer(value) ? offerKey(value) : ''}
          options={options}
          placeholder={t('virtualAccounts.form.pickOffer')}
          onChange={(chosen) => onChange(offers.find((offer) => offerKey(offer) === chosen) ?? null)}
        />
      )}
    </FormField>
  );
}

/** The enabled shops of the chosen owner; the partner itself has none. */
function ShopControl({ name, label, values }: ControlProps) {
  const t = useMessages(virtualAccountsMessages);
  const { ownerId } = values;
  const partner = usePartnerOwner();
  const among = useMemo(() => ({ ownerId, status: [enablement.code.enabled] }), [ownerId]);
  if (ownerId === partner?.id) return null;
  return (
    <FormField name={name} label={label} help={t('virtualAccounts.help.shopId')} optional>
      {({ value: _held, onChange, ...bound }) => (
        <RecordCombobox
          {...bound}
          key={ownerId}
          concept="shops"
          among={among}
          clearable
          value={shopOf(values)?.id ?? ''}
          onChange={(id) => onChange(id && ownerId ? { id, ownerId } : null)}
        />
      )}
    </FormField>
  );
}

/** Waits for nothing, but stops where the offers cannot be read: no account is issued without one. */
function OffersOrError({ children }: { readonly children: ReactNode }) {
  const { data, error, refresh } = useOffers();
  return error && !data ? <ErrorState error={error} onRetry={() => void refresh()} /> : children;
}

/** What a new virtual account asks in its own way: where it is issued, and for which shop. */
export const accountSlots: FormSlots<typeof virtualAccountForm> = {
  own: { offer: { Control: OfferControl }, shopId: { Control: ShopControl } },
  around: OffersOrError,
};
