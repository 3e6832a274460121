import { type Account, productType, readWireMoney, subtract, toWireMoney, type WireMoney } from '@corridor/core';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
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

/** Name by which people tell accounts apart: whose it is, its currency, and the end of its id. */
export const accountLabel = ({ ownerName, currency, id }: Pick<Account, 'ownerName' | 'currency' | 'id'>): string =>
  `${ownerName} · ${currency} · …${id.slice(-4)}`;

/** Lines of an order that say who pays: the account, and what it has left once the order is debited. */
export function usePayerItems(payer: Account | undefined, debited: WireMoney | null): readonly DetailItem[] {
  const t = useTranslator();
  if (!payer) return [];
  const left = debited && leftOf(payer.available, debited);
  return [
    { label: t('ticket.payer'), value: accountLabel(payer) },
    ...(left ? [{ label: t('ticket.payerAfter'), value: <MoneyText value={left} /> }] : []),
  ];
}

function leftOf(available: WireMoney, debited: WireMoney): WireMoney | null {
  const [has, loses] = [readWireMoney(available), readWireMoney(debited)];
  return has && loses && has.currency === loses.currency ? toWireMoney(subtract(has, loses)) : null;
}
