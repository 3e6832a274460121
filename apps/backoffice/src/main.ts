import '@fontsource/public-sans/latin-400.css';
import '@fontsource/public-sans/latin-500.css';
import '@fontsource/public-sans/latin-600.css';
import '@fontsource/public-sans/latin-700.css';
import './page.css';
import { pathOf } from './routes/paths';
import { storedToken } from './session/storage';

// This file is small so that it runs while the rest of the code is still on its way.
async function begin(): Promise<void> {
  const { pathname } = location;
  const token = storedToken();
  if (token === undefined && (pathname === '/' || pathname === pathOf('login'))) {
    const { openGate } = await import('./app/openGate');
    openGate();
    return;
  }
  const { openBackOffice } = await import('./app/openBackOffice');
  await openBackOffice();
}

void begin();
