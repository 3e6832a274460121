import type { SessionUser } from '@corridor/core';
import { useSyncExternalStore } from 'react';
import { onUserRemembered, storedUser } from './sessionStore';

/** The signed-in user as known last; `useFreshUser` keeps that fresh. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(onUserRemembered, storedUser);
}
