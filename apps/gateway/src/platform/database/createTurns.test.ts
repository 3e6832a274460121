import { expect, it } from 'vitest';
import { createTurns } from './createTurns';
import { DatabaseBusy } from './errors';

it('gives so many at once under one key, and any number of keys', () => {
  const turns = createTurns({ atOnce: 2, waitMs: 1_000 });
  const end = turns.take('one');
  expect([turns.take('one'), turns.take('one'), turns.take('other')].map((turn) => turn !== null)).toEqual([
    true,
    false,
    true,
  ]);
  end?.();
  end?.();
  expect([turns.take('one'), turns.take('one')].map((turn) => turn !== null)).toEqual([true, false]);
});

it('lets those who wait in by their order', async () => {
  const turns = createTurns({ atOnce: 1, waitMs: 60_000 });
  const end = turns.take('one');
  const came: number[] = [];
  const all = [1, 2, 3].map(async (number) => {
    const done = await turns.wait('one');
    came.push(number);
    done();
  });
  expect(turns.take('one')).toBeNull();
  end?.();
  await Promise.all(all);
  expect(came).toEqual([1, 2, 3]);
  expect(turns.take('one')).not.toBeNull();
});

it('sends away who waited too long, and forgets them', async () => {
  const turns = createTurns({ atOnce: 1, waitMs: 1 });
  const end = turns.take('one');
  await expect(turns.wait('one')).rejects.toBeInstanceOf(DatabaseBusy);
  end?.();
  expect(turns.take('one')).not.toBeNull();
});
