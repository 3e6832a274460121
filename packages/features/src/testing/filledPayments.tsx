import { asksInvoice } from '@corridor/core';
import {
  PaymentOrderForm,
  type PaymentOrderFormProps,
} from '../concepts/payment-orders/PaymentOrderForm/PaymentOrderForm';
import { useRuntime } from '../runtime/Runtime';
import { useList } from '../runtime/useList';
import { usePage } from '../runtime/usePage';

/** The ticket, filled in for somebody who is paid in euros. */
export function FilledIn({ initial, ...rest }: PaymentOrderFormProps) {
  const { gateway } = useRuntime();
  const { data } = useList(gateway.beneficiaries, { filter: { currency: ['EUR'], status: [1] } });
  const [beneficiary] = data ?? [];
  if (!beneficiary) return null;
  return (
    <PaymentOrderForm
      {...rest}
      initial={{
        beneficiaryId: beneficiary.id,
        amount: '100',
        feeDirection: 'shared',
        reference: 'Invoice 17',
        ...initial,
      }}
    />
  );
}

/** The ticket, filled in for somebody who is paid in euros out of another currency. */
export function OutOf({ currency, initial, ...rest }: PaymentOrderFormProps & { readonly currency: string }) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.accounts, { page: 1, size: 1, filter: { currency: [currency], funded: true } });
  const account = data?.items[0];
  return account ? <FilledIn {...rest} initial={{ accountId: account.id, ...initial }} /> : null;
}

/** The ticket, filled in for somebody in China, to whom every payment goes with an invoice and out of an account that is chosen. */
export function ToChina({ initial, from, ...rest }: PaymentOrderFormProps & { readonly from?: string }) {
  const { gateway } = useRuntime();
  const accounts = usePage(gateway.accounts, { page: 1, size: 1, filter: { currency: [from ?? ''], funded: true } });
  const { data } = useList(gateway.beneficiaries, { filter: { currency: ['CNY'], status: [1] } });
  const beneficiary = data?.find(asksInvoice);
  const account = accounts.data?.items[0];
  if (!beneficiary || (from && !account)) return null;
  const accountId = account?.id ?? '';
  const typed = { beneficiaryId: beneficiary.id, accountId, amount: '100', reference: 'Invoice 18' };
  return <PaymentOrderForm {...rest} initial={{ ...typed, ...initial }} />;
}
