import { expect, it } from 'vitest';
import { PAGE_SIZES } from '../resource';
import { MAX_FILE_BYTES, REQUEST_TIMEOUT_MS, RETRY_STATUSES, SUCCESS_CODE } from './constants';

// @spec 7.timeout 9.success 9.pagination
it('the constants of calls, files and pages are those of the specification', () => {
  expect([SUCCESS_CODE, REQUEST_TIMEOUT_MS, MAX_FILE_BYTES]).toEqual(['10000', 60_000, 1024 * 1024]);
  expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  expect(PAGE_SIZES).toEqual([10, 25, 50, 100]);
});
