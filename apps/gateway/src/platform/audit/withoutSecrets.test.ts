import { describe, expect, it } from 'vitest';
import { isSecretName, withoutSecrets } from './withoutSecrets';

describe('what the log shows of a record', () => {
  it.each(['secret', 'password', 'newPassword', 'pin', 'pinBlock', 'cvv2', 'accessToken', 'tokenHash', 'cardNumber'])(
    'is of %s only that it was set',
    (name) => {
      expect([isSecretName(name), withoutSecrets({ [name]: '274913' })]).toEqual([true, { [name]: '***' }]);
    },
  );

  it('is of a person the last characters, and none where that would be half of them', () => {
    expect(withoutSecrets({ iban: 'DE89370400440532013000', email: 'a@b.test', dateOfBirth: '1990-12-10' })).toEqual({
      iban: '***3000',
      email: '***',
      dateOfBirth: '***2-10',
    });
    expect(withoutSecrets({ idNumber: '12345678', accountNumber: '123456789' })).toEqual({
      idNumber: '***',
      accountNumber: '***6789',
    });
  });

  it('is the same inside of other records and lists', () => {
    const payee = { iban: 'DE89370400440532013000', name: 'Lindner' };
    expect(withoutSecrets({ lines: [{ payee, password: 'Sesame-42' }] })).toEqual({
      lines: [{ payee: { iban: '***3000', name: 'Lindner' }, password: '***' }],
    });
  });

  it('is all else as JSON has it', () => {
    const at = new Date('2026-03-04T10:00:00.000Z');
    expect(withoutSecrets({ minor: 12n, at, shopping: 'pins', none: null, flag: true, count: 3 })).toEqual({
      minor: '12',
      at: at.toISOString(),
      shopping: 'pins',
      none: null,
      flag: true,
      count: 3,
    });
    expect(withoutSecrets(null)).toBeNull();
  });
});
