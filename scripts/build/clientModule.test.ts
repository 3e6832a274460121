import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../process/root';
import { isClientModule } from './clientModule';

const CONCEPTS = inRoot('packages', 'features', 'src', 'concepts');

/** What an entry file exports at run time, and from which file that is no entry file itself. */
function exportsOf(entry: string): { name: string; source: string }[] {
  const lines = readFileSync(entry, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm);
  return [...lines].flatMap(([, names = '', from = '']) => {
    const path = join(dirname(entry), from);
    const file = [`${path}.tsx`, `${path}.ts`].find(existsSync);
    if (!file) return exportsOf(join(path, 'index.ts')).filter(({ name }) => names.includes(name));
    const values = names.split(',').map((name) => name.trim());
    const taken = values.filter((name) => name !== '' && !name.startsWith('type '));
    return taken.map((name) => ({ name, source: readFileSync(file, 'utf8') }));
  });
}

describe('isClientModule', () => {
  it('knows a module that takes a value of a library of hooks or components', () => {
    expect(isClientModule("import { useState } from 'react';")).toBe(true);
    expect(isClientModule("import { type ReactNode, memo } from 'react';")).toBe(true);
  });

  it('passes over what leaves no trace at run time', () => {
    expect(isClientModule("import type { ReactNode } from 'react';")).toBe(false);
    expect(isClientModule("import { type ReactNode } from 'react';")).toBe(false);
    expect(isClientModule("import { rightOf } from '@corridor/core';")).toBe(false);
  });

  it.each(['listWidget', 'detailWidget', 'formWidget', 'ticketWidget', 'lazyPart', 'formDrawer', 'detailPart'])(
    'knows a module whose components are made by %s',
    (maker) => {
      const from = `'../../kit/made/${maker}'`;
      expect(isClientModule(`import { ${maker} } from ${from};\nexport const Made = ${maker}(one);`)).toBe(true);
      expect(isClientModule(`import { type Props, ${maker} } from ${from};\nconst Made = ${maker}<Props>(one);`)).toBe(
        true,
      );
      expect(isClientModule(`import type { Made } from ${from};`)).toBe(false);
      expect(isClientModule(`import { ${maker} } from ${from};\nexport { ${maker} };`)).toBe(false);
    },
  );

  it('knows every file that a concept exports a component from, and no file of a plain declaration', () => {
    const all = readdirSync(CONCEPTS).flatMap((concept) => exportsOf(join(CONCEPTS, concept, 'index.ts')));
    const components = all.filter(({ name }) => /^[A-Z]/.test(name));
    const lists = all.filter(({ name }) => /^[a-z].*List$/.test(name));
    expect(components.length).toBeGreaterThan(60);
    expect(lists.length).toBeGreaterThan(20);
    expect(components.filter(({ source }) => !isClientModule(source)).map(({ name }) => name)).toEqual([]);
    expect(lists.filter(({ source }) => isClientModule(source)).map(({ name }) => name)).toEqual([]);
  });
});
