import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme';

const QUERY = '(prefers-color-scheme: dark)';
const supported = () => typeof window !== 'undefined' && typeof window.matchMedia === 'function';

function subscribe(onChange: () => void): () => void {
  if (!supported()) return () => undefined;
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const read = (): Scheme => (supported() && window.matchMedia(QUERY).matches ? 'dark' : 'light');
const readOnServer = (): Scheme => 'light';

/** The scheme the operating system asks for; light on a server. */
export const useSystemScheme = (): Scheme => useSyncExternalStore(subscribe, read, readOnServer);
