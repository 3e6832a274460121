import { describe, expect, it } from 'vitest';
import { SETTING_ATTRIBUTES } from '../../packages/features/src/embed/elementSettings';
import { registry } from '../../packages/features/src/embed/registry';
import { SETTING_NAMES } from '../../packages/features/src/embed/settings';
import { tagOf } from '../../packages/features/src/embed/tagOf';
import { elementsManifest } from './elementsManifest';

describe('elementsManifest', () => {
  const tables = {
    registry,
    attributes: SETTING_ATTRIBUTES,
    settings: SETTING_NAMES,
    tagOf: tagOf as (name: string) => string,
  };
  const [module] = elementsManifest(tables).modules;

  it('has every widget under its tag, and every tag once', () => {
    const tags = module?.declarations.map(({ tagName }) => tagName) ?? [];
    expect(tags).toHaveLength(Object.keys(registry).length);
    expect(new Set(tags).size).toBe(tags.length);
    expect(module?.exports.map(({ name }) => name)).toEqual(tags);
  });

  it('says what an element takes, does and tells', () => {
    const cards = module?.declarations.find(({ tagName }) => tagName === 'corridor-card-table');
    const named = (kind: string) => cards?.members.filter((member) => member.kind === kind).map(({ name }) => name);
    expect(named('field')).toEqual(
      expect.arrayContaining(['baseURL', 'getAccessToken', 'view', 'onExport', 'corridor']),
    );
    expect(named('method')).toEqual(['refresh', 'filter', 'export', 'openForm']);
    expect(cards?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['base-url', 'locale', 'shadow']));
    expect(cards?.events.map(({ name }) => name)).toEqual(['corridor-event', 'corridor-error']);
  });
});
