import { findsName } from '@corridor/core';
import { filterOptions } from '@corridor/ui';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('finds a name in a picker as lists and searches find it', () => {
  const sign = fc.constantFrom(...'aAÁéßøđơ \u00a0\u200b\u0301\u0323\u3099ハﾊガกั่नोиΣς', 'ﬁ', '\ufe0f', 'ế');
  const text = fc.string({ unit: sign, maxLength: 5 });
  fc.assert(
    fc.property(text, text, (search, name) => {
      const found = filterOptions([{ value: 'zz', label: name }], search);
      expect(found.length === 1).toBe(findsName(search, name));
    }),
    { numRuns: 500 },
  );
});
