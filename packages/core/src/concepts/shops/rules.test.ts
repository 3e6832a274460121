import { expect, it } from 'vitest';
import { isWebsiteUrl } from './rules';

// @spec 5.url 9.slice
it.each([
  ['https://shop.example', true],
  ['http://shop.example/path?q=1', true],
  ['HTTPS://SHOP.EXAMPLE', true],
  ['https://店铺.中国', true],
  ['http://localhost', true],
  ['http://localhost:3000/shop', true],
  ['https://shop.example:8443?q=1', true],
  ['http://192.168.0.12', true],
  ['http://[::1]:8080', true],
  ['https://shop.example.', false],
  ['', false],
  ['https://shop.example:99999', false],
  ['https://shop.example:', false],
  ['https://shop..example', false],
  ['https://-shop.example', false],
  ['https://.', false],
  ['ftp://shop.example', false],
  ['shop.example', false],
  ['https://', false],
  ['https://user@shop.example', false],
  ['https://shop .example', false],
  ['javascript:alert(1)', false],
  [`https://shop.example/${'x'.repeat(255)}`, false],
])('%s is a website: %s', (text, expected) => {
  expect(isWebsiteUrl(text)).toBe(expected);
});
