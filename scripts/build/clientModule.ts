const CLIENT_LIBRARIES = [
  'react',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@floating-ui/react',
  '@tanstack/react-virtual',
  'react-toastify',
  'react-hook-form',
  'react-i18next',
  'swr',
  'swr/infinite',
  'swr/mutation',
];

/** Functions of the widget kit that make components, whose callers name no library themselves. */
const MAKER = /^(?:(?:list|detail|form|ticket)Widget|detailPart|formDrawer|lazyPart)$/;

const VALUE_IMPORT = /^import\s+(?!type\b)([^;]*?)\s*from\s*['"]([^'"]+)['"]/gm;

/** Names that an import takes at run time: those between the braces that are not marked `type`, or the whole clause without braces. */
function valuesOf(clause: string): readonly string[] {
  const names = clause.match(/^\{([\s\S]*)\}$/)?.[1]?.split(',') ?? [clause];
  return names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}

// An entry file hands a maker on without making anything of it.
const isCalled = (name: string, source: string): boolean => new RegExp(`\\b${name}\\s*[(<]`).test(source);

/**
 * Returns true if a module must run in the browser: it takes a value from React or from a library of hooks and components, or has
 * a component made by the widget kit.
 */
export function isClientModule(source: string): boolean {
  for (const [, clause = '', from = ''] of source.matchAll(VALUE_IMPORT)) {
    const values = valuesOf(clause);
    if (values.length > 0 && CLIENT_LIBRARIES.includes(from)) return true;
    if (from.startsWith('.') && values.some((name) => MAKER.test(name) && isCalled(name, source))) return true;
  }
  return /^['"]use client['"]/.test(source);
}
