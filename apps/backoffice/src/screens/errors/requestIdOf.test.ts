import { GatewayError } from '@corridor/core';
import { expect, it } from 'vitest';
import { isMissingCode } from '../../network/missingCode';
import { requestIdOf } from './requestIdOf';

it('finds the request id of a failure, however deep it lies', () => {
  const failed = new GatewayError('server', { msg: 'Service Currently Unavailable', requestId: 'SA1231700000000000' });
  expect(requestIdOf(failed)).toBe('SA1231700000000000');
  expect(requestIdOf(new Error('render', { cause: failed }))).toBe('SA1231700000000000');
  expect(requestIdOf(new Error('render'))).toBeUndefined();
  expect(requestIdOf('text')).toBeUndefined();
});

it('knows code that is gone from a fault in it', () => {
  expect(isMissingCode(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isMissingCode(new TypeError('x is not a function'))).toBe(false);
});
