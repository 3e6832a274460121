import { type StatementDetail, tiesOut } from '@corridor/core';
import { Inline, StatusChip, Text, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { ChangeText } from '../../../kit/display/ChangeText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { statementsMessages } from '../../../messages/statements';

const Sum = styled.div.withConfig({ componentId: 'cr-BalanceEquation' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${v('space.3')};
  padding: ${v('space.4')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceSunken')};
`;

/** Beginning plus change makes the end, shown as the sum that it is, with whether it balances. */
export function BalanceEquation({ record: statement }: Pick<SectionProps<StatementDetail>, 'record'>) {
  const t = useMessages(statementsMessages);
  const holds = tiesOut(statement);
  return (
    <section aria-label={t('statements.equation.label')}>
      <Sum>
        <Term label={t('statements.column.beginningBalance')}>
          <MoneyText value={statement.beginningBalance} />
        </Term>
        <Term label={t('statements.column.changeAmount')}>
          <ChangeText value={statement.changeAmount} />
        </Term>
        <Term label={t('statements.column.endingBalance')}>
          <MoneyText value={statement.endingBalance} />
        </Term>
        <Inline align="center">
          <StatusChip tone={holds ? 'success' : 'danger'}>
            {t(holds ? 'statements.equation.holds' : 'statements.equation.broken')}
          </StatusChip>
        </Inline>
      </Sum>
    </section>
  );
}

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text variant="small" color="muted" style={{ display: 'block' }}>
        {label}
      </Text>
      {children}
    </div>
  );
}
