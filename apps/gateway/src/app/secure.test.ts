import { expect, it } from 'vitest';
import { secure } from './secure';

const secured = (type: string, path: string) => {
  const headers = new Headers({ 'content-type': type });
  secure(headers, path);
  return Object.fromEntries(headers);
};

const EVERYTHING = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': expect.stringContaining('max-age='),
};

it.each([
  ['text/html; charset=utf-8', '/help'],
  ['image/svg+xml', '/favicon.svg'],
  ['application/pdf', '/api/statement/file'],
  ['application/octet-stream', '/assets/unknown'],
])('lets no page frame, open or lend its powers to %s', (type, path) => {
  expect(secured(type, path)).toMatchObject({
    ...EVERYTHING,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('payment=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

it.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2'])(
  'sends with %s, which is never a page, nothing about pages',
  (type) => {
    expect(secured(type, '/assets/a')).toEqual({ 'content-type': type, ...EVERYTHING });
  },
);
