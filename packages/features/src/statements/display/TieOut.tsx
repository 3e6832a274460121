import { type Statement, tiesOut } from '@corridor/core';
import { Inline, StatusChip, Text, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MoneyText } from '../../display/MoneyText';
import { statementsMessages } from '../../messages/statements';
import { useWords } from '../../words/useWords';
import { ChangeText } from './ChangeText';

const Sum = styled.div.withConfig({ componentId: 'cr-StatementTieOut' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${v('space.3')};
  padding: ${v('space.4')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceSunken')};
`;

/** Props of `TieOut`. */
export interface TieOutProps {
  readonly statement: Pick<Statement, 'beginningBalance' | 'changeAmount' | 'endingBalance'>;
}

/** Beginning plus change makes the end, shown as the sum that it is, with whether it holds. */
export function TieOut({ statement }: TieOutProps) {
  const say = useWords(statementsMessages);
  const holds = tiesOut(statement);
  return (
    <section aria-label={say('statements.tieOut.label')}>
      <Sum>
        <Term label={say('statements.column.beginning')}>
          <MoneyText value={statement.beginningBalance} />
        </Term>
        <Term label={say('statements.column.change')}>
          <ChangeText value={statement.changeAmount} />
        </Term>
        <Term label={say('statements.column.ending')}>
          <MoneyText value={statement.endingBalance} />
        </Term>
        <Inline align="center">
          <StatusChip tone={holds ? 'success' : 'danger'}>
            {say(holds ? 'statements.tieOut.holds' : 'statements.tieOut.broken')}
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
