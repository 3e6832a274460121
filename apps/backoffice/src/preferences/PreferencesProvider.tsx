import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from './preferences';

interface PreferencesValue {
  readonly preferences: Preferences;
  readonly change: (changes: Partial<Preferences>) => void;
  /** Takes over what is stored: somebody else has signed in. */
  readonly reread: () => void;
}

const PreferencesContext = createContext<PreferencesValue | null>(null);

/** Keeps the operator's preferences and remembers each change for 30 days. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [preferences, setPreferences] = useState(readPreferences);
  const change = useCallback((changes: Partial<Preferences>) => {
    writePreferences(changes);
    setPreferences((current) => ({ ...current, ...changes }));
  }, []);
  const reread = useCallback(() => setPreferences(readPreferences()), []);
  const value = useMemo(() => ({ preferences, change, reread }), [preferences, change, reread]);
  return <PreferencesContext.Provider value={value}>{children}</PreferencesContext.Provider>;
}

/** The operator's preferences and how to change them. */
export function usePreferences(): PreferencesValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error('usePreferences needs a PreferencesProvider');
  return value;
}
