import './page.css';
import { translateNetworkError } from './network/translateNetworkError';
import { untilFetched } from './network/untilFetched';
import { pathOf } from './routes/paths';
import { storedToken } from './session/storage';

// This file is small so that it runs while the rest of the code is still on its way.
async function begin(): Promise<void> {
  const { pathname } = location;
  const token = storedToken();
  const renderer = import('./app/renderer').then((code) => code.renderer);
  // What follows stands on this: asked for at once it would share the line with what it needs.
  await import('react');
  if (token === undefined && (pathname === '/' || pathname === pathOf('login'))) {
    const { openGate } = await import('./app/openGate');
    await openGate(renderer);
    return;
  }
  const { openBackOffice } = await import('./app/openBackOffice');
  await openBackOffice(renderer);
}

void untilFetched(begin, translateNetworkError);
