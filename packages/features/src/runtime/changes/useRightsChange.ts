import { useChanges } from './useChanges';

/** Calls back when what the signed-in user may do has changed, or may have: for a host that asks again and redraws. */
export function useRightsChange(onChange: () => void): void {
  useChanges({ onRights: onChange });
}
