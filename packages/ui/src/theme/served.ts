import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** True if a server wrote what is here: there it is drawn without style attributes, which a strict content security policy blocks. */
export const ServedContext = createContext(false);

/** Returns true for all that a server writes, and that a browser takes over from it. */
export const useServed = (): boolean => useContext(ServedContext);

const never = () => () => {};

/** Returns true for good where a server rendered a component first, false where a browser did. */
export function useFirstlyServed(): boolean {
  const serving = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(serving)[0];
}
