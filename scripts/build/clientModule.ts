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

const VALUE_IMPORT = /^import\s+(?!type\b)([^;]*?)\s*from\s*['"]([^'"]+)['"]/gm;

/** Returns true if every name between the braces is marked `type`, so that the import leaves no trace at run time. */
function isTypeOnly(clause: string): boolean {
  const names = clause
    .match(/^\{([\s\S]*)\}$/)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false;
}

/** Returns true if a module must run in the browser: it takes a value from React or from a library of hooks and components. */
export function isClientModule(source: string): boolean {
  for (const [, clause = '', library = ''] of source.matchAll(VALUE_IMPORT)) {
    if (CLIENT_LIBRARIES.includes(library) && !isTypeOnly(clause)) return true;
  }
  return /^['"]use client['"]/.test(source);
}
