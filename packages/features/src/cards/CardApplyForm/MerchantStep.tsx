import { merchantType } from '@corridor/core';
import { Combobox, FormField } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { merchantsMessages } from '../../messages/merchants';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';

/** Whose card it will be: found by name among those that may have one. */
export function MerchantStep({ merchantId }: { readonly merchantId: string }) {
  const { gateway } = useRuntime();
  const say = useWords(cardsMessages, merchantsMessages);
  const { data } = useRecord(gateway.merchants, merchantId || null);
  const load = async (search: string, signal: AbortSignal) => {
    const { items } = await gateway.merchants.page(
      {
        page: 1,
        size: 10,
        sort: { field: 'name', direction: 'asc' },
        filter: { search, status: ['approved', 'enabled'] },
      },
      { signal },
    );
    return items.map(({ id, name, type }) => ({
      value: id,
      label: name,
      description: say(merchantType.labelKey(type)),
    }));
  };
  return (
    <FormField name="merchantId" label={say('cards.apply.merchant')} help={say('cards.apply.merchantHelp')} required>
      {({ value, ...bound }) => (
        <Combobox
          {...bound}
          value={typeof value === 'string' ? value : ''}
          load={load}
          {...(data && { valueOption: { value: data.id, label: data.name } })}
        />
      )}
    </FormField>
  );
}
