import type { Account, WireMoney } from '@corridor/core';
import { Inline, Stack, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { MoneyText } from '../../../kit/display/MoneyText';
import { Figure } from '../../../kit/ticket/Figure';
import { accountsMessages } from '../../../messages/accounts';

const Sum = styled.dl.withConfig({ componentId: 'cr-AccountBalance' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${v('space.2')} ${v('space.4')};
  margin: 0 0 ${v('space.2')};
  padding: ${v('space.4')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceSunken')};
  font: ${v('type.caption')};
  dt {
    color: ${v('textMuted')};
  }
  dd {
    margin: 0;
    unicode-bidi: normal;
    text-align: end;
  }
  [data-total] {
    padding-block-start: ${v('space.2')};
    border-block-start: 1px solid ${v('borderStrong')};
    color: ${v('text')};
    font-weight: ${v('weight.semibold')};
  }
`;

/** What an account holds: what can be spent and what is pending, then the sum that its balance is. */
export function AccountBalance({ record: account, level }: SectionProps<Account>) {
  const t = useMessages(accountsMessages);
  return (
    <DetailSection level={level} title={t('accounts.balance.title')}>
      <Stack gap={3}>
        <Inline gap={8}>
          <Figure label={t('accounts.column.available')} value={account.available} />
          <Figure label={t('accounts.column.collectionPending')} value={account.collectionPending} />
        </Inline>
        <Sum>
          <Line label={t('accounts.column.available')} value={account.available} />
          <Line label={t('accounts.column.held')} value={account.held} />
          <Line total label={t('accounts.column.balance')} value={account.balance} />
        </Sum>
        <Text variant="caption" color="muted">
          {t('accounts.balance.text')}
        </Text>
      </Stack>
    </DetailSection>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: WireMoney;
  readonly total?: boolean;
}

function Line({ label, value, total = false }: LineProps) {
  const mark = total ? '' : undefined;
  return (
    <>
      <dt data-total={mark}>{label}</dt>
      <dd data-total={mark}>
        <MoneyText value={value} />
      </dd>
    </>
  );
}
