import { describe, expect, it } from 'vitest';
import { readHosts } from './databaseHosts';

describe('an address of databases', () => {
  it('leads to one server as it is', () => {
    const address = 'postgres://corridor:secret@one:5432/books?sslmode=require';
    expect(readHosts(address)).toEqual({ urls: [address], place: 'one:5432/books' });
  });

  it('leads to several, with the same user, name and settings', () => {
    expect(readHosts('postgresql://corridor:secret@one:5432,two,[::1]:5433/books?sslmode=require')).toEqual({
      urls: [
        'postgresql://corridor:secret@one:5432/books?sslmode=require',
        'postgresql://corridor:secret@two/books?sslmode=require',
        'postgresql://corridor:secret@[::1]:5433/books?sslmode=require',
      ],
      place: 'one:5432,two,[::1]:5433/books',
    });
  });

  it.each([
    'postgres://corridor:se,cret@one/books',
    'postgres://corridor:se@cret,too@one/books',
    'postgres://corridor:se@cret,too@one,two/books',
  ])('shows nothing of a password: %s', (address) => {
    expect(readHosts(address)?.place).not.toMatch(/se|cret|too/);
  });

  it.each(['', 'one,two', 'postgres://user@one,/books', 'postgres://one,,two/books', 'postgres://one:a,two:b/books'])(
    'is none: "%s"',
    (address) => {
      expect(readHosts(address)).toBeUndefined();
    },
  );
});
