import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../app/auditBooks';
import type { Database } from '../platform/database';
import { DATABASES } from '../testing/databases';
import { type Intent, intent } from '../testing/ledger/model/intent';
import { LedgerModel } from '../testing/ledger/model/LedgerModel';
import { LedgerWorld } from '../testing/ledger/model/LedgerWorld';

/** Asks the ledger and its model the same and finds both of one mind, in the answer and in the books, after every step. */
async function live(db: Database, intents: readonly Intent[]): Promise<void> {
  const model = new LedgerModel();
  const world = await LedgerWorld.create(db);
  for (const [index, { request: requestIn, givenUp }] of intents.entries()) {
    const request = requestIn(model);
    const step = `step ${index + 1}, ${request.operation.name} as ${request.requestId}${givenUp ? ', given up' : ''}`;
    const answer = await world.perform(request, givenUp);
    if (!givenUp) expect(answer, step).toEqual(model.perform(request));
    expect(await world.read(), step).toEqual(model.books());
  }
}

for (const [name, open] of DATABASES)
  describe(`the ledger and its model on the ${name} database`, () => {
    let db: Database;
    beforeAll(async () => {
      db = (await open()).db;
    });

    it('agree over any sequence of operations', async () => {
      const sequence = fc.array(intent, { minLength: 1, maxLength: 40, size: 'max' });
      await fc.assert(
        fc.asyncProperty(sequence, (intents) => live(db, intents)),
        { numRuns: 40 },
      );
      expect(await db.asOwner(auditBooks)).toEqual({});
    });
  });
