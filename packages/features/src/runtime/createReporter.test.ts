import { GatewayError, type GatewayErrorKind } from '@corridor/core';
import { expect, it } from 'vitest';
import { createReporter } from './createReporter';

const page = { segment: 'card', verb: 'page' } as const;
const error = (kind: GatewayErrorKind) => new GatewayError(kind, { msg: kind });

function record() {
  const kinds: GatewayErrorKind[] = [];
  return { kinds, reporter: createReporter(({ kind }) => kinds.push(kind)) };
}

it('reports a lost session once, however many calls it fails', () => {
  const { kinds, reporter } = record();
  reporter.failed(error('unauthorized'), page);
  reporter.failed(error('unauthorized'), page);
  expect(kinds).toEqual(['unauthorized']);
});

it('reports the next lost session after a call succeeded', () => {
  const { kinds, reporter } = record();
  reporter.failed(error('unauthorized'), page);
  reporter.succeeded();
  reporter.failed(error('unauthorized'), page);
  expect(kinds).toEqual(['unauthorized', 'unauthorized']);
});

it('reports every other error, but no canceled call', () => {
  const { kinds, reporter } = record();
  reporter.failed(error('network'), page);
  reporter.failed(error('canceled'), page);
  reporter.failed(error('network'), page);
  expect(kinds).toEqual(['network', 'network']);
});
