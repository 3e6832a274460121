import { storedToken } from '../session/storage';
import type { FirstFiles } from './FirstFiles';
import { startReads } from './startReads';
import { warmUp } from './warmUp';

declare const FIRST_FILES: FirstFiles;

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

// Runs when a file that the page preloads has arrived.
function after(href: string, act: () => void): void {
  document.querySelector(`link[href="${href}"]`)?.addEventListener('load', act);
}

// Runs inline in the page, before any file has arrived: data and code of the first screen load in parallel.
// Files are requested in the order of their imports, so that one runs while the next is loading.
const { vendor, renderer, gate, gatePaths, frame, screens } = FIRST_FILES;
const token = storedToken();
if (token !== undefined) {
  startReads(token);
  after(vendor, () => preload(frame));
  after(renderer, () => preload(screens[location.pathname] ?? []));
  warmUp();
} else if (gatePaths.includes(location.pathname)) after(vendor, () => preload(gate));
