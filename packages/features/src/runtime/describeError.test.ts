import { GatewayError, type GatewayErrorKind } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { runtime } from '../messages/en/runtime';
import { runtimeMessages } from '../messages/runtime';
import { createWords } from '../words/createWords';
import { describeError } from './describeError';

const words = createWords('en', async () => undefined);
words.register(runtimeMessages);
const { say } = words.speech();
const describeKind = (kind: GatewayErrorKind, details = {}) =>
  describeError(new GatewayError(kind, { msg: 'Card is lost', requestId: 'SA1', ...details }), say);

const KINDS: Record<GatewayErrorKind, true> = {
  unauthorized: true,
  forbidden: true,
  validation: true,
  conflict: true,
  'not-found': true,
  'rate-limited': true,
  timeout: true,
  network: true,
  canceled: true,
  'unknown-outcome': true,
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

  it('lets the gateway speak where it knows the field or rule', () => {
    expect(describeKind('conflict').detail).toBe('Card is lost');
    expect(describeKind('server').detail).toBe('The gateway could not answer this request.');
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
