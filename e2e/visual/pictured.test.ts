import { describe, expect, it } from 'vitest';
import { type Entry, seenOf } from './pictured';

const ALL = ['light', 'dark', 'right-to-left'];

/** Pictured looks of each story of a file by its name; a name that ends in an exclamation mark has the tag `!visual`. */
function picturedIn(title: string, ...names: readonly string[]): Record<string, readonly string[]> {
  const entries = names.map((name): Entry => {
    const id = `${title}--${name}`.toLowerCase().replace('/', '-');
    return { id, title, name: name.replace('!', ''), tags: name.endsWith('!') ? [] : ['visual'] };
  });
  return Object.fromEntries(entries.map((entry) => [entry.name, seenOf(entry, entries).pictured]));
}

describe('a primitive', () => {
  it('is pictured in every look and state', () => {
    expect(picturedIn('UI/Table', 'Default', 'Loading')).toEqual({ Default: ALL, Loading: ALL });
  });

  it('is pictured in the look that a story is about', () => {
    expect(picturedIn('UI/Table', 'Default', 'Wide Dark')).toEqual({ Default: ALL, 'Wide Dark': ['dark'] });
  });
});

describe('a widget', () => {
  it('is pictured right-to-left by its stories about that', () => {
    const pictured = picturedIn('Features/ShopForm', 'Default', 'Incomplete', 'Right To Left', 'Saved Right To Left');
    expect(pictured).toEqual({
      Default: ['light', 'dark'],
      Incomplete: ['light', 'dark'],
      'Right To Left': ['right-to-left'],
      'Saved Right To Left': ['right-to-left'],
    });
  });

  it('is pictured right-to-left by its first picture where no story is about that', () => {
    expect(picturedIn('Features/RoleForm', 'Default!', 'Edit', 'Incomplete')).toEqual({
      Default: [],
      Edit: ALL,
      Incomplete: ['light', 'dark'],
    });
  });

  it('is pictured in dark by its first state, and not once more', () => {
    expect(picturedIn('Features/ShopForm', 'Default', 'Dark', 'Right To Left').Dark).toEqual([]);
    expect(picturedIn('Features/ShopForm', 'Filled', 'Dark', 'Right To Left').Dark).toEqual(['dark']);
  });

  it('leaves the states that the kit draws to one widget of its kind', () => {
    const names = ['Default', 'Loading', 'Read Only', 'Pinned Filter'];
    expect(picturedIn('Features/ShopTable', ...names)).toMatchObject({
      Loading: [],
      'Read Only': [],
      'Pinned Filter': [],
    });
    expect(picturedIn('Features/CardTable', ...names)).toMatchObject({
      Loading: ['light', 'dark'],
      'Read Only': ['light', 'dark'],
      'Pinned Filter': ['light', 'dark'],
    });
    expect(picturedIn('Features/Upload', 'Default', 'Read Only')['Read Only']).toEqual(['light', 'dark']);
  });
});
