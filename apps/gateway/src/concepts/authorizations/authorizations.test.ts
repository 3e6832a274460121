import type { AuthorizationDetail, GatewayClient } from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { expireAuthorizations } from './expire';
import { renewUsage } from './usage';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const cents = ({ amount }: { amount: string }) => BigInt(amount.replace('.', ''));

describe.each(DATABASES)('authorizations on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
    sandbox = await openSandbox(testGateway, partner);
  });

  const daysLater = (days: number) =>
    runJobs(
      testGateway,
      [expireAuthorizations, renewUsage],
      new Date(testGateway.clock.now().getTime() + days * 86_400_000),
    );
  const addCard = async (card: Parameters<TestPartner['addCards']>[0][number] = {}) =>
    (await partner.addCards([{ balance: 100_000n, ...card }]))[0] ?? '';
  const event = async (name: string, body: object): Promise<AuthorizationDetail> => {
    const { status, envelope } = await sandbox.event(`card-${name}`, body);
    if (status !== 200) throw new Error(`${status} ${String(envelope.msg)}`);
    return asDetail(envelope.data);
  };
  const refusal = async (name: string, body: object) => {
    const { status, envelope } = await sandbox.event(`card-${name}`, body);
    return { status, fields: envelope.fields };
  };
  const ask = (cardId: string, amount: string, more: object = {}) =>
    event('authorization', { cardId, amount: usd(amount), ...more });
  const loggedOf = async (subjectId: string) => {
    const entries = await (await partner.as('administrator')).logs.list({ filter: { subjectId } });
    return entries.map(({ action }) => action).toSorted();
  };
  const balance = async (cardId: string) => cents((await client.cards.get(cardId)).balance);

  // @spec 3.entity.authorization
  it('approves, holds, and clears in parts and beyond', async () => {
    const cardId = await addCard();
    const { id, held, authorizationCode } = await ask(cardId, '100.00');
    expect([held, authorizationCode?.length, await balance(cardId)]).toEqual([usd('100.00'), 6, 100_000n]);
    const part = await event('clearing', { authorizationId: id, amount: usd('30.00') });
    expect(part).toMatchObject({ settlement: 'partialSettled', held: usd('70.00'), status: 'approved' });
    const beyond = await event('clearing', { authorizationId: id, amount: usd('80.00') });
    expect(beyond).toMatchObject({ settlement: 'overpaymentSettled', held: usd('0.00') });
    expect(beyond.hold).toEqual({
      authorized: usd('100.00'),
      reversed: usd('0.00'),
      cleared: usd('110.00'),
      expired: usd('0.00'),
      held: usd('0.00'),
    });
    expect(beyond.events.map(({ kind }) => kind)).toEqual(['authorized', 'cleared', 'cleared']);
    expect(await balance(cardId)).toBe(89_000n);
  });

  it('settles a clearing of the same amount, and lets the rest go after a final one', async () => {
    const cardId = await addCard();
    const whole = await ask(cardId, '10.00');
    expect(await event('clearing', { authorizationId: whole.id, amount: usd('10.00') })).toMatchObject({
      settlement: 'settled',
      held: usd('0.00'),
    });
    const { id } = await ask(cardId, '10.00');
    const final = await event('clearing', { authorizationId: id, amount: usd('4.00'), final: true });
    expect(final).toMatchObject({ settlement: 'partialSettled', held: usd('0.00'), hold: { reversed: usd('6.00') } });
    expect((await client.cards.get(cardId)).usage.daily).toEqual(usd('14.00'));
  });

  it('reverses in parts and whole, as records of their own; what is reversed whole never clears', async () => {
    const cardId = await addCard();
    const { id } = await ask(cardId, '50.00');
    const part = await event('reversal', { authorizationId: id, amount: usd('20.00') });
    expect(part).toMatchObject({ status: 'approved', settlement: null, held: usd('30.00') });
    expect(await refusal('reversal', { authorizationId: id, amount: usd('30.01') })).toMatchObject({ status: 422 });
    const whole = await event('reversal', { authorizationId: id });
    expect(whole).toMatchObject({ status: 'reversed', settlement: 'reversed', held: usd('0.00') });
    expect((await refusal('clearing', { authorizationId: id, amount: usd('1.00') })).status).toBe(409);
    expect((await refusal('reversal', { authorizationId: id })).status).toBe(409);
    const records = await client.authorizations.list({ filter: { cardId, type: ['reversal'] } });
    expect(records.map(({ originalId, amount }) => [originalId, amount.amount])).toEqual([
      [id, '30.00'],
      [id, '20.00'],
    ]);
    expect((await client.cards.get(cardId)).usage).toMatchObject({ daily: usd('0.00'), dailyTransactions: 0 });
  });

  it('refunds what was cleared, and more only by a right of its own, with a reason, and flagged', async () => {
    const cardId = await addCard();
    const { id: authorizationId } = await ask(cardId, '10.00');
    await event('clearing', { authorizationId, amount: usd('10.00') });
    const part = { authorizationId, amount: usd('9.00') };
    expect(await event('refund', part)).toMatchObject({ refunded: usd('9.00') });
    const more = { authorizationId, amount: usd('3.00') };
    expect(await refusal('refund', more)).toMatchObject({ status: 422, fields: [{ path: 'reason' }] });
    const finance = { access_token: await partner.tokenOf('finance') };
    const reasoned = { ...more, reason: 'The shop paid for the way back' };
    expect((await sandbox.event('card-refund', reasoned, finance)).status).toBe(403);
    expect(await event('refund', reasoned)).toMatchObject({ refunded: usd('12.00') });
    expect(await balance(cardId)).toBe(100_200n);
    const { logs } = await partner.as('administrator');
    const [flagged] = await logs.list({ filter: { subjectId: authorizationId, action: ['refundBeyondCleared'] } });
    expect(await logs.get(flagged?.id ?? '')).toMatchObject({
      after: expect.objectContaining({ beyondCleared: usd('2.00'), reason: reasoned.reason }),
    });
  });

  it('expires, by hand or when its time is over, and still clears', async () => {
    const cardId = await addCard();
    const { id } = await ask(cardId, '10.00');
    const usage = async () => (await client.cards.get(cardId)).usage;
    expect(await usage()).toMatchObject({ daily: usd('10.00'), dailyTransactions: 1 });
    expect(await event('expiry', { authorizationId: id })).toMatchObject({ status: 'expired', held: usd('0.00') });
    expect(await usage()).toMatchObject({ daily: usd('0.00'), dailyTransactions: 0 });
    expect((await refusal('expiry', { authorizationId: id })).status).toBe(409);
    expect(await event('clearing', { authorizationId: id, amount: usd('10.00') })).toMatchObject({
      hold: { cleared: usd('10.00') },
    });
    expect(await loggedOf(id)).toEqual(['authorize', 'clear', 'expire']);
    const { id: due } = await ask(cardId, '5.00');
    await daysLater(0);
    expect((await client.authorizations.get(due)).status).toBe('approved');
    await daysLater(8);
    expect(await client.authorizations.get(due)).toMatchObject({ status: 'expired', hold: { expired: usd('5.00') } });
    expect(await balance(cardId)).toBe(99_000n);
  });

  it.each([
    [{ status: 'unactivated' }, 'notActivated', '78', 'activate'],
    [{ status: 'blocked' }, 'blocked', '62', 'unblock'],
    [{ status: 'closed' }, 'closed', '46', 'applyForCard'],
    [{ balance: 999n }, 'insufficientFunds', '51', 'topUp'],
    [{ limitMaxSingle: 999n }, 'overSingleLimit', '61', 'raiseLimits'],
    [{ limitDaily: 999n }, 'overDailyLimit', '61', 'raiseLimits'],
    [{ limitMonthly: 999n }, 'overMonthlyLimit', '61', 'raiseLimits'],
  ] as const)('declines a card with %o: %s, and says what helps', async (card, declineReason, responseCode, remedy) => {
    const cardId = await addCard(card);
    const declined = await ask(cardId, '10.00');
    expect(declined).toMatchObject({ type: 'declined', status: 'declined', declineReason, responseCode });
    expect(declined).toMatchObject({ authorizationCode: null, held: usd('0.00'), expiresAt: null });
    expect((await client.authorizations.get(declined.id)).remedy).toBe(remedy);
    expect((await (await partner.as('viewer')).authorizations.get(declined.id)).remedy).toBeNull();
    expect((await refusal('clearing', { authorizationId: declined.id, amount: usd('1.00') })).status).toBe(409);
  });

  it('counts transactions and amounts of a day, and begins anew on the next', async () => {
    const cardId = await addCard({ limitMaxDailyTransactions: 2, limitDaily: 5_000n });
    await ask(cardId, '10.00');
    await ask(cardId, '20.00');
    expect((await ask(cardId, '1.00')).declineReason).toBe('tooManyToday');
    expect((await client.cards.get(cardId)).usage).toMatchObject({ daily: usd('30.00'), dailyTransactions: 2 });
    await daysLater(1);
    expect((await client.cards.get(cardId)).usage).toMatchObject({ daily: usd('0.00'), dailyTransactions: 0 });
  });

  it('spends from the account of the corporation with shared cards, never twice', async () => {
    const own = await newPartner(testGateway);
    const box = await openSandbox(testGateway, own);
    const { account } = await box.deposit(own.merchants[0], '100.00', 'USD');
    const cards = await own.addCards([{ shared: true }, { shared: true }, { shared: true }]);
    const answers = await Promise.all(
      cards.map((cardId) => box.event('card-authorization', { cardId, amount: usd('60.00') })),
    );
    const details = answers.map(({ envelope }) => asDetail(envelope.data));
    expect(details.map(({ type }) => type).toSorted()).toEqual(['approval', 'declined', 'declined']);
    const id = details.find(({ type }) => type === 'approval')?.id;
    await box.event('card-clearing', { authorizationId: id, amount: usd('60.00') });
    const reader = await own.as('finance');
    expect(await reader.accounts.get(account.id)).toMatchObject({ balance: usd('40.00'), held: usd('0.00') });
    const cardId = (await reader.authorizations.get(id ?? '')).cardId;
    const [spent, ...others] = await reader.transactions.list({ filter: { cardId } });
    expect(others).toEqual([]);
    expect(await reader.transactions.list({ filter: { search: cardId } })).toEqual([spent]);
    expect(await reader.transactions.get(spent?.id ?? '')).toMatchObject({
      accountId: account.id,
      balanceChange: usd('-60.00'),
      source: { kind: 'authorization', id },
      cardId,
    });
  });

  it('does what comes at one moment one after the other', async () => {
    const cardId = await addCard();
    const { id: authorizationId } = await ask(cardId, '50.00');
    const amount = (text: string) => ({ authorizationId, amount: usd(text) });
    await Promise.all([event('clearing', amount('30.00')), event('reversal', amount('20.00'))]);
    const hold = { cleared: usd('30.00'), reversed: usd('20.00'), held: usd('0.00') };
    expect(await client.authorizations.get(authorizationId)).toMatchObject({ hold });
    await Promise.all(['1.00', '1.00', '1.00'].map((text) => event('refund', amount(text))));
    expect(await balance(cardId)).toBe(97_300n);
    expect(await loggedOf(authorizationId)).toEqual(['authorize', 'clear', 'refund', 'refund', 'refund', 'reverse']);
  });

  it('keeps holds and books right over any sequence', async () => {
    const step = fc.tuple(
      fc.constantFrom('clearing', 'reversal', 'refund', 'expiry'),
      fc.integer({ min: 1, max: 9_000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9_000 }), fc.array(step, { maxLength: 6 }), async (first, steps) => {
        const cardId = await addCard();
        const money = (minor: number) => usd(`${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`);
        const { id: authorizationId } = await event('authorization', { cardId, amount: money(first) });
        for (const [name, minor] of steps) {
          const amount = name === 'expiry' ? {} : { amount: money(minor) };
          const reason = name === 'refund' ? { reason: 'A sequence' } : {};
          const { status } = await sandbox.event(`card-${name}`, { authorizationId, ...amount, ...reason });
          expect([200, 409, 422]).toContain(status);
          const { hold, refunded, held } = await client.authorizations.get(authorizationId);
          const open = cents(hold.authorized) - cents(hold.reversed) - cents(hold.cleared) - cents(hold.expired);
          expect(cents(held)).toBe(open > 0n ? open : 0n);
          expect(await balance(cardId)).toBe(100_000n - cents(hold.cleared) + cents(refunded));
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [{ amount: usd('0.00') }, 422, 'amount.amount'],
    [{ amount: { amount: '1.00', currency: 'EUR' } }, 422, 'amount.currency'],
    [{ mcc: '12' }, 422, 'mcc'],
    [{ merchantCountry: 'XX' }, 422, 'merchantCountry'],
    [{ cardId: NOWHERE }, 404, undefined],
  ])('refuses to authorize %o', async (change, status, path) => {
    const refused = await refusal('authorization', { cardId: await addCard(), amount: usd('1.00'), ...change });
    expect(refused).toMatchObject({ status, ...(path ? { fields: [{ path }] } : {}) });
  });
});

// The gateway of a test checks every answer against its schema.
function asDetail(data: unknown): AuthorizationDetail {
  return data as AuthorizationDetail;
}
