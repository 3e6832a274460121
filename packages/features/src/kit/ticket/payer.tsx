import {
  type Account,
  accountLabel,
  productType,
  readWireMoney,
  subtract,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { useRecord } from '../../runtime/useRecord';
import type { DetailItem } from '../display/DetailList';
import { MoneyText } from '../display/MoneyText';

const OWN = { funded: true, productType: [productType.code.partnerAccount] };

/** The account that a ticket pays from where nobody has chosen one, and how far it has been read. */
export interface OwnAccount {
  readonly account: Account | undefined;
  readonly loading: boolean;
  refresh(): Promise<void>;
}

/**
 * Reads the partner's own account that holds money in a currency, in any of several, or in any at all; null reads nothing. Every
 * ticket begins with it or with none: nobody else's money is taken unless somebody says so.
 */
export function useOwnAccount(currency?: string | null): OwnAccount {
  const { gateway } = useRuntime();
  const filter = currency ? { ...OWN, currency: [currency] } : OWN;
  const read = usePage(gateway.accounts, currency === null ? null : { page: 1, size: 1, filter });
  const isAwaited = read.loading || (currency !== null && read.previous);
  return {
    account: currency === null || isAwaited ? undefined : read.data?.items[0],
    loading: isAwaited,
    refresh: read.refresh,
  };
}

/** Lines of an order that say who pays: the account, and what it has left once the order is debited. */
export function usePayerItems(payer: Account | undefined, debited: WireMoney | null): readonly DetailItem[] {
  return useItems(payer, payer && debited ? leftOf(payer.available, debited) : null);
}

/** Lines of an order that was placed, which say who paid it: the account, and what that has now; what the order knows of it is there at once. */
export function usePaidItems(id: string, known?: Pick<Account, 'ownerName' | 'currency'>): readonly DetailItem[] {
  const { gateway } = useRuntime();
  const { data } = useRecord(gateway.accounts, id);
  return useItems(data ?? (known && { ...known, id }), data?.available ?? null);
}

function useItems(
  payer: Pick<Account, 'id' | 'ownerName' | 'currency'> | undefined,
  left: WireMoney | null,
): readonly DetailItem[] {
  const t = useTranslator();
  if (!payer) return [];
  return [
    { label: t('ticket.payer'), value: accountLabel(payer) },
    ...(left ? [{ label: t('ticket.payerAfter'), value: <MoneyText value={left} /> }] : []),
  ];
}

function leftOf(available: WireMoney, debited: WireMoney): WireMoney | null {
  const [has, loses] = [readWireMoney(available), readWireMoney(debited)];
  return has && loses && has.currency === loses.currency ? toWireMoney(subtract(has, loses)) : null;
}
