import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClabe } from './checkClabe';
import { checkIban } from './checkIban';
import { composeClabe } from './composeClabe';
import { composeIban } from './composeIban';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${count - 1}}$`));

describe('numbers that are put together', () => {
  it('pass the check of an IBAN', () => {
    fc.assert(
      fc.property(digits(18), digits(24), digits(14), (german, polish, british) => {
        for (const iban of [composeIban('DE', german), composeIban('PL', polish), composeIban('GB', `ABCD${british}`)])
          expect(checkIban(iban)).toEqual({ ok: true, value: iban });
      }),
    );
  });

  it('pass the check of a CLABE', () => {
    fc.assert(
      fc.property(digits(17), (text) => {
        expect(checkClabe(composeClabe(text)).ok).toBe(true);
      }),
    );
  });

  it('are those of published accounts', () => {
    expect(composeIban('DE', '370400440532013000')).toBe('DE89370400440532013000');
    expect(composeClabe('03218000011835971')).toBe('032180000118359719');
  });
});
