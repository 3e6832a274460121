import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const asking = (forwarded?: string) =>
  new Request('http://gateway.test', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } });

it.each([
  ['its connection', [], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['its connection, where that is no trusted proxy', ['10.0.0.5'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['who asked the trusted proxy', ['10.0.0.5'], '10.0.0.5', '198.51.100.1', '198.51.100.1'],
  [
    'the last that a proxy wrote, not what came to it',
    ['10.0.0.5'],
    '10.0.0.5',
    '1.1.1.1, 198.51.100.1',
    '198.51.100.1',
  ],
  [
    'who asked the first of two trusted ones',
    ['10.0.0.5', '10.0.0.6'],
    '10.0.0.5',
    '198.51.100.1, 10.0.0.6',
    '198.51.100.1',
  ],
  ['the proxy, where it says nothing', ['10.0.0.5'], '10.0.0.5', undefined, '10.0.0.5'],
  [
    'IPv4 as such on a socket of both families',
    ['127.0.0.1'],
    '::ffff:127.0.0.1',
    '::ffff:198.51.100.1',
    '198.51.100.1',
  ],
  [
    'IPv6 whole where a part of it is IPv4 in hexadecimal',
    ['10.0.0.5'],
    '10.0.0.5',
    '::ffff:cb00:7107',
    '::ffff:cb00:7107',
  ],
] as const)('takes a request to come from %s', (_what, trusted, remote, forwarded, address) => {
  expect(clientAddress(trusted)(asking(forwarded), from(remote))).toBe(address);
});

it('knows no address where there is no connection', () => {
  expect(clientAddress(['10.0.0.5'])(asking('198.51.100.1'), {})).toBeNull();
});
