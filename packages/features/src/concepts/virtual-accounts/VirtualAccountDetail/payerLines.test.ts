import { fixtures } from '@corridor/core';
import { expect, it } from 'vitest';
import { payerLines, payerText } from './payerLines';

it('gives what a payer types, an IBAN without the spaces that it is read with', () => {
  const lines = payerLines(fixtures.virtualAccounts, 'Germany', { t: (key) => key });
  expect(lines[1]).toMatchObject({ shown: 'DE17 9991 2300 6306 7217 18', copied: 'DE17999123006306721718' });
  expect(payerText(lines).split('\n')).toEqual([
    'virtualAccounts.column.holderName: Société Générale des Épices Saint-Rémy',
    'beneficiaries.accountNumberType.iban: DE17999123006306721718',
    'beneficiaries.routingCodeType.bicSwift: CRDRDET0',
    'virtualAccounts.column.bankName: Rheinbank',
    'virtualAccounts.card.country: Germany',
    'virtualAccounts.column.currency: EUR',
  ]);
});
