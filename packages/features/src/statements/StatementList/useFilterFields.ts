import { BALANCE_CURRENCIES, productType, statementType } from '@corridor/core';
import { useMemo } from 'react';
import { codeChoices, type ListField } from '../../filters/ListField';
import { accountsMessages } from '../../messages/accounts';
import { statementsMessages } from '../../messages/statements';
import { useWords } from '../../words/useWords';

/** Every field of the filter, in the order of the "Add filter" menu. */
export function useFilterFields(): readonly ListField[] {
  const say = useWords(statementsMessages, accountsMessages);
  return useMemo(
    () => [
      {
        id: 'type',
        label: say('statements.column.type'),
        kind: 'choices',
        choices: codeChoices(statementType.codes, (code) => say(statementType.labelKey(code))),
      },
      {
        id: 'currency',
        label: say('statements.column.currency'),
        kind: 'choices',
        choices: codeChoices(BALANCE_CURRENCIES, (code) => code),
      },
      {
        id: 'productType',
        label: say('statements.filter.product'),
        kind: 'choices',
        choices: codeChoices(productType.codes, (code) => say(productType.labelKey(code))),
      },
      { id: 'date', label: say('statements.filter.period'), kind: 'range' },
    ],
    [say],
  );
}
