import { useEffect } from 'react';
import { leaveToLogin, onSessionEndedElsewhere } from '../session/sessionStore';

/** Follows a sign-out in another tab. */
export function useSessionWatch(): void {
  useEffect(() => onSessionEndedElsewhere(leaveToLogin), []);
}
