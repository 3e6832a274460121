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

// Acts when a file that the page names itself has come.
function after(href: string, act: () => void): void {
  document.querySelector(`link[href="${href}"]`)?.addEventListener('load', act);
}

// This runs in the page itself, before any file has come: data and code of the first screen come side by side.
// Files follow each other, those that need none before those that need them: what has come is run while the next is on its way.
const { vendor, renderer, gate, gatePaths, frame, screens } = FIRST_FILES;
const token = storedToken();
if (token !== undefined) {
  startReads(token);
  after(vendor, () => preload(frame));
  after(renderer, () => preload(screens[location.pathname] ?? []));
  warmUp();
} else if (gatePaths.includes(location.pathname)) after(vendor, () => preload(gate));
