import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enablement } from '../../reference/enumeration';
import type { WithdrawalAccountInput } from './contract';
import { readWithdrawalAccount } from './rules';
import { WITHDRAWAL_ACCOUNT_TRANSITIONS, withdrawalAccountActionsFor } from './status';

const german: WithdrawalAccountInput = {
  ownerId: 'owner',
  currency: 'EUR',
  bankCountry: 'DE',
  bankName: 'Rheinbank',
  holderName: 'Lindner Logistik GmbH',
  accountNumberType: 2,
  accountNumber: 'de89 3704 0044 0532 0130 00',
};

describe('reading a withdrawal account', () => {
  it('normalises what is right', () => {
    expect(readWithdrawalAccount(german)).toEqual({
      ok: true,
      account: { ...german, accountNumber: 'DE89370400440532013000' },
    });
  });

  it.each<[Partial<WithdrawalAccountInput>, string]>([
    [{ accountNumber: 'DE89370400440532013001' }, 'accountNumber'],
    [{ bankCountry: 'FR' }, 'accountNumber'],
    [{ bankCountry: 'XX' }, 'bankCountry'],
    [{ currency: 'XXX' }, 'currency'],
    [{ accountNumberType: 3, accountNumber: '11912345684' }, 'pixKeyType'],
    [{ accountNumberType: 3, pixKeyType: 'cpf', accountNumber: '11912345685' }, 'accountNumber'],
    [{ accountNumberType: 1, bankCountry: 'MX', accountNumber: '032180000118359718' }, 'accountNumber'],
    [{ accountNumberType: 1, accountNumber: '12' }, 'accountNumber'],
    [{ routingCode: 'DEUTDEFF500' }, 'routingCode'],
    [{ routingCodeType: 'bic_swift', routingCode: 'DEUTDEFF5' }, 'routingCode'],
  ])('names what is wrong with %o: %s', (change, path) => {
    const reading = readWithdrawalAccount({ ...german, ...change });
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.path)).toContain(path);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom(1 as const, 2 as const, 3 as const),
        (number, code, type) => {
          const input = { ...german, accountNumber: number, accountNumberType: type, routingCode: code };
          readWithdrawalAccount({ ...input, routingCodeType: 'aba', pixKeyType: 'phone' });
        },
      ),
    );
  });
});

describe('the statuses of a withdrawal account', () => {
  const past = (isVerified: boolean, isUsed: boolean) => ({ isVerified, isUsed });

  it('let only a verified one be enabled again, and only an unused one be deleted', () => {
    expect(withdrawalAccountActionsFor(0, past(false, false))).toEqual(['verify', 'reject', 'delete']);
    expect(withdrawalAccountActionsFor(1, past(true, true))).toEqual(['disable']);
    expect(withdrawalAccountActionsFor(2, past(false, false))).toEqual(['delete']);
    expect(withdrawalAccountActionsFor(2, past(true, true))).toEqual(['enable']);
    for (const status of enablement.codes) {
      for (const action of withdrawalAccountActionsFor(status, past(true, true))) {
        expect(action !== 'delete' && WITHDRAWAL_ACCOUNT_TRANSITIONS[action].from).toBe(status);
      }
    }
  });
});
