import { describe, expect, it } from 'vitest';
import { returnPath } from './returnPath';

describe('returnPath', () => {
  it.each([
    ['?to=/card', '/card'],
    ['?to=/card%3Fstatus%3Dlost%26page%3D2', '/card?status=lost&page=2'],
    ['?to=/payment/orders%23top', '/payment/orders#top'],
    ['', '/dashboard'],
    ['?to=', '/dashboard'],
    ['?to=https://evil.example/card', '/dashboard'],
    ['?to=//evil.example/card', '/dashboard'],
    ['?to=/%5Cevil.example', '/dashboard'],
    ['?to=/%09/evil.example', '/dashboard'],
    ['?to=javascript:alert(1)', '/dashboard'],
    ['?to=/login', '/dashboard'],
    ['?to=/no/such/screen', '/dashboard'],
  ])('%s → %s', (search, path) => {
    expect(returnPath(search)).toBe(path);
  });

  it('is where the session ended, when nothing else was asked for', () => {
    expect(returnPath('', '/card?open=c1')).toBe('/card?open=c1');
    expect(returnPath('?to=/statement', '/card')).toBe('/statement');
    expect(returnPath('', '//evil.example')).toBe('/dashboard');
  });
});
