import { CONNECTORS } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createTestVault, TEST_VAULT_KEY } from '../platform/vault';
import { nativeHasher } from '../servers/node/nativeHasher';
import { DATABASES } from '../testing/databases';
import { connect, missingConnectors } from './connectors';
import { createGateway } from './createGateway';
import { StartError } from './StartError';

const KEY = 'k'.repeat(32);
const CARD = '0198a000-0000-7000-8000-00000000000c';

describe('connecting a production', () => {
  it('needs every connector, or its name among those that are simulated', async () => {
    const missing = missingConnectors({ production: true });
    expect(missing.map((sentence) => /with (\w+) to/.exec(sentence)?.[1])).toEqual([...CONNECTORS]);
    await expect(connect({ production: true, simulate: ['rail', 'rates'] }, KEY)).rejects.toThrow(StartError);
    await expect(connect({ production: true, simulate: CONNECTORS }, KEY)).resolves.toMatchObject({ rates: null });
    expect(missingConnectors({})).toEqual([]);
  });

  it('derives simulated numbers from its own key, and never from the published one', async () => {
    const published = createTestVault(TEST_VAULT_KEY);
    const numberOf = async (production: boolean, key: string) =>
      (await connect({ production, simulate: CONNECTORS }, key)).vault.numberOf(CARD, '424242');
    expect(await numberOf(false, KEY)).toBe(await published.numberOf(CARD, '424242'));
    const [own, again, other] = [await numberOf(true, KEY), await numberOf(true, KEY), await numberOf(true, `${KEY}2`)];
    expect([own === again, own === other]).toEqual([true, false]);
    expect([own, other]).not.toContain(await published.numberOf(CARD, '424242'));
  });
});

describe.each(DATABASES)('a gateway in production on the %s database', (_name, open) => {
  it('is not made where a connector is missing, or nobody sends its mails', async () => {
    const database = await open();
    const simulate = CONNECTORS.filter((name) => name !== 'rail');
    await expect(database.open({ production: true, simulate })).rejects.toThrow('banks that carry payments');
    const mute = { production: true, simulate: CONNECTORS, db: database.db, passwords: nativeHasher };
    await expect(createGateway(mute)).rejects.toThrow('needs a mail server');
  });
});
