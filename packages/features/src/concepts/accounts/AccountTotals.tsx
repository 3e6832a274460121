import type { AccountTotal } from '@corridor/core';
import { Inline, Skeleton, Stack, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { ErrorState } from '../../kit/display/ErrorState';
import { MoneyText } from '../../kit/display/MoneyText';
import type { SlotProps } from '../../kit/list/ListParts';
import { accountsMessages } from '../../messages/accounts';
import { useFormatters } from '../../runtime/useFormatters';
import type { accountList } from './accountList';
import { isNothing } from './isNothing';
import { useAccountTotals } from './useAccountTotals';

const Totals = styled.ul.withConfig({ componentId: 'cr-AccountTotals' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(204px, 1fr);
  gap: ${v('space.3')};
  margin: 0 0 ${v('space.2')};
  padding: 2px 2px ${v('space.2')};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  list-style: none;
  li {
    scroll-snap-align: start;
    min-block-size: 104px;
    padding: ${v('space.3')} ${v('space.4')};
    border: 1px solid ${v('border')};
    border-radius: ${v('radius.card')};
    background: ${v('surface')};
    box-sizing: border-box;
  }
`;

const PLACES = [0, 1, 2, 3];

/** What the accounts of each currency hold together, above the accounts; a product that the list is narrowed to narrows them too. */
export function AccountTotals({ state }: SlotProps<typeof accountList>) {
  const t = useMessages(accountsMessages);
  const { productType } = { ...state.view.filter, ...state.pinned };
  const { data, error, refresh } = useAccountTotals(productType);
  if (error && !data) {
    // The list below says the same; two such sentences help nobody.
    return state.page.error ? null : <ErrorState error={error} onRetry={() => void refresh()} />;
  }
  return (
    <Totals tabIndex={0} aria-label={t('accounts.totals')} aria-busy={!data}>
      {data
        ? data.map((total) => <TotalCard key={total.currency} total={total} />)
        : PLACES.map((place) => (
            <li key={place}>
              <Skeleton width="60%" />
            </li>
          ))}
    </Totals>
  );
}

function TotalCard({
  total: { currency, accounts, available, held, collectionPending },
}: {
  readonly total: AccountTotal;
}) {
  const t = useMessages(accountsMessages);
  const format = useFormatters();
  return (
    <li>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Text variant="caption" weight="semibold">
            {t('accounts.totals.available', { currency })}
          </Text>
          <Text variant="small" color="muted">
            <bdi>{t('accounts.totals.accounts', { count: accounts, shown: format.count(accounts) })}</bdi>
          </Text>
        </Inline>
        <MoneyText value={available} />
        {!isNothing(held) && (
          <Text variant="small" color="muted">
            <bdi>{t('accounts.totals.held', { amount: format.money(held) })}</bdi>
          </Text>
        )}
        {!isNothing(collectionPending) && (
          <Text variant="small" color="muted">
            <bdi>{t('accounts.totals.pending', { amount: format.money(collectionPending) })}</bdi>
          </Text>
        )}
      </Stack>
    </li>
  );
}
