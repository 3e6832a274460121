import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../refusals/Refusal';
import { parse } from './parse';

const schema = z.strictObject({
  name: z.string().min(3).max(5),
  tags: z.array(z.string()).min(1).max(2),
  size: z.int().min(1).max(9),
  kind: z.enum(['a', 'b']),
  code: z.string().regex(/^x/),
  note: z.string().refine((text) => text !== 'no', { message: 'refusals.tooManyWords', params: { maximum: 4 } }),
});
const good = { name: 'abc', tags: ['t'], size: 1, kind: 'a', code: 'x', note: '' };

function refusalOf(change: object): Refusal['details'] {
  try {
    parse(schema, { ...good, ...change });
  } catch (reason) {
    if (reason instanceof Refusal) return reason.details;
  }
  throw new Error('was not refused');
}

describe('parse', () => {
  it.each([
    [{ name: undefined }, 'required', undefined],
    [{ name: 7 }, 'wrongType', undefined],
    [{ name: 'ab' }, 'tooShort', { minimum: '3' }],
    [{ name: 'abcdef' }, 'tooLong', { maximum: '5' }],
    [{ tags: [] }, 'tooFew', { minimum: '1' }],
    [{ tags: ['a', 'b', 'c'] }, 'tooMany', { maximum: '2' }],
    [{ size: 0 }, 'tooLow', { minimum: '1' }],
    [{ size: 10 }, 'tooHigh', { maximum: '9' }],
    [{ kind: 'c' }, 'notAnOption', undefined],
    [{ code: 'y' }, 'wrongFormat', undefined],
    [{ more: 1 }, 'unknownField', undefined],
    [{ note: 'no' }, 'tooManyWords', { maximum: 4 }],
  ])('gives the reason of %j as a code', (change, code, params) => {
    const [path] = Object.keys(change);
    expect(refusalOf(change).fields).toEqual([{ path, reason: `refusals.${code}`, ...(params && { params }) }]);
  });

  it('says the reason in English in its message', () => {
    expect(refusalOf({ name: 'abcdef' }).msg).toBe('name: must have at most 5 characters');
  });
});
