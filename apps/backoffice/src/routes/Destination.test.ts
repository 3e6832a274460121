import { beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../session/keys';
import { writeStored } from '../session/storage';
import { type Destination, destinationOf } from './Destination';

const shown = (found: Destination) => (found.kind === 'screen' ? found.route.name : found);
const at = (address: string) => shown(destinationOf(new URL(address, 'https://corridor.example')));

const elsewhere = (path: string, replace = false) => ({ kind: 'elsewhere', path, replace });

beforeEach(() => writeStored(STORAGE_KEYS.token, null));

describe('an address leads', () => {
  it('to a page loaded afresh that remembers it, where somebody must sign in first', () => {
    expect(at('/card?status=blocked')).toEqual({ kind: 'document', path: '/login?to=%2Fcard%3Fstatus%3Dblocked' });
    expect(at('/collection')).toMatchObject({ kind: 'document' });
    expect(at('/')).toEqual(elsewhere('/login'));
  });

  it('home in place of sign-in for who is signed in', () => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at('/login')).toEqual(elsewhere('/dashboard', true));
  });

  it('from a parent to its first child that has a screen', () => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at('/setting')).toEqual(elsewhere('/setting/password'));
    expect(at('/collection')).toBe('$error');
  });

  it.each([
    ['/card', 'card'],
    ['/Card/', 'card'],
    ['/pages/misc/not-found', 'not-found'],
    ['/pages/misc/not-found/404', 'not-found'],
    ['/no/such/page', '$error'],
  ])('from %s to the screen %s', (address, name) => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at(address)).toBe(name);
  });
});
