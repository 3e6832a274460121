import { GatewayError, type GatewayErrorKind, REFUSAL_REASONS } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../i18n/createI18n';
import { runtime } from '../messages/en/runtime';
import { refusalMessages } from '../messages/refusals';
import { runtimeMessages } from '../messages/runtime';
import { describeError } from './describeError';

const i18n = createI18n('en', async () => undefined);
i18n.register(runtimeMessages);
i18n.register(refusalMessages);
const { t } = i18n.current();
const describeKind = (kind: GatewayErrorKind, details = {}) =>
  describeError(new GatewayError(kind, { msg: 'Card is lost', requestId: 'SA1', ...details }), t);

const KINDS: Record<Exclude<GatewayErrorKind, 'misconfigured' | 'canceled'>, true> = {
  unauthorized: true,
  forbidden: true,
  validation: true,
  conflict: true,
  'not-found': true,
  'rate-limited': true,
  timeout: true,
  network: true,
  'unknown-outcome': true,
  'awaiting-approval': true,
  server: true,
};

describe('describeError', () => {
  it.each(Object.keys(KINDS))('has words of its own for %s', (kind) => {
    const sentences: readonly string[] = Object.entries(runtime)
      .filter(([key]) => key.startsWith(`errors.${kind}.`))
      .map(([, sentence]) => sentence);
    const { title, nextStep, requestId } = describeKind(kind as GatewayErrorKind);
    expect(sentences).toEqual(expect.arrayContaining([title, nextStep]));
    expect(requestId).toBe('SA1');
  });

  it('says of a page that was set up wrongly what it says of a failing service, and of a call taken back what it says of a lost one', () => {
    expect(describeKind('misconfigured')).toEqual(describeKind('server'));
    expect(describeKind('canceled')).toEqual(describeKind('network'));
  });

  it('says of a duplicate that it is there already', () => {
    const fields = [{ path: 'amount.amount', reason: 'refusals.samePayment' }];
    expect(describeKind('conflict', { code: '40902', fields })).toMatchObject({
      title: 'This exists already',
      detail: 'The same payment was made within the last 24 hours.',
      nextStep: 'Check it first. Nothing was changed.',
    });
  });

  it('translates the code of a reason, of the request or of its first field, and names no raw path', () => {
    const reason = 'refusals.insufficientFunds';
    expect(describeKind('conflict', { reason }).detail).toBe('Insufficient funds.');
    const last4 = {
      msg: 'filter.last4: must be four digits',
      fields: [{ path: 'filter.last4', reason: 'refusals.last4' }],
    };
    expect(describeKind('validation', last4).detail).toBe('Enter the last four digits.');
    const params = { maximum: 30 };
    const long = { fields: [{ path: 'name', reason: 'refusals.tooLong', params }] };
    expect(describeKind('validation', long).detail).toBe('Enter at most 30 characters.');
  });

  it.each([
    ['known', t],
    ['still on their way', createI18n('en', async () => undefined).current().t],
  ])('never says where the server keeps what it refused, its sentences %s', (_when, say) => {
    for (const reason of Object.keys(REFUSAL_REASONS)) {
      const msg = `old_password: ${reason}`;
      const error = new GatewayError('validation', { msg, fields: [{ path: 'old_password', reason }] });
      const { title, detail, nextStep } = describeError(error, say);
      expect(`${title} ${detail} ${nextStep}`).not.toMatch(/old_password|refusals\./);
    }
  });

  it('speaks for the kind where a code has no sentence, and keeps a sentence of an older gateway', () => {
    const unknown = { fields: [{ path: 'shopId', reason: 'someConcept.problem.odd' }] };
    expect(describeKind('validation', unknown).detail).toBe(runtime['errors.validation.detail']);
    const old = { fields: [{ path: 'shopId', reason: 'is not there' }] };
    expect(describeKind('validation', old).detail).toBe('is not there.');
    expect(describeKind('forbidden').detail).toBe(runtime['errors.forbidden.detail']);
  });

  it('lets the gateway speak where it knows the field or rule', () => {
    expect(describeKind('conflict').detail).toBe('Card is lost.');
    expect(describeKind('server').detail).toBe('The service couldn’t answer this request.');
  });

  it('offers no second try where it could move money twice', () => {
    expect(describeKind('unknown-outcome')).toMatchObject({ retryable: false });
    expect(describeKind('network').retryable).toBe(true);
  });

  it('says how long to wait', () => {
    expect(describeKind('rate-limited', { retryAfterSeconds: 1 }).nextStep).toMatch('1 second.');
    expect(describeKind('rate-limited', { retryAfterSeconds: 42 }).nextStep).toMatch('42 seconds.');
  });
});
