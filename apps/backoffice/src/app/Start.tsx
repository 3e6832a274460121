import { loadHttp } from '@corridor/core';
import { lazy, Suspense, useState } from 'react';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { pathOf } from '../routes/paths';
import { storedToken } from '../session/storage';

const loadApp = async () => ({ default: (await import('./App')).App });
const App = lazy(loadApp);
const LoginGate = lazy(async () => ({ default: (await import('./LoginGate')).LoginGate }));

const isAtGate = (): boolean => location.pathname === pathOf('login') && storedToken() === undefined;

/** Fetches the back office and what it calls the gateway with, side by side. */
function prepareApp(): void {
  void loadHttp();
  void loadApp();
}

const INTENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

// What the first screen asks for is under way since the page came; somebody who does something will ask for more.
function prepareScreen(): void {
  void loadApp();
  const intent = () => {
    for (const name of INTENTS) removeEventListener(name, intent);
    void loadHttp();
  };
  for (const name of INTENTS) addEventListener(name, intent, { passive: true });
}

/** Begins with the login page alone, where there is no session, or with the back office; the first leads to the second without a page load. */
export function Start() {
  const [atGate, setAtGate] = useState(() => {
    const gate = isAtGate();
    if (!gate) prepareScreen();
    return gate;
  });
  const go = (path: string) => {
    history.replaceState(null, '', path);
    setAtGate(false);
  };
  return (
    <PreferencesProvider>
      <Suspense fallback={null}>{atGate ? <LoginGate onLeave={go} onIntent={prepareApp} /> : <App />}</Suspense>
    </PreferencesProvider>
  );
}
