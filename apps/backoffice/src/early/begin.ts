import { storedToken } from '../session/storage';
import type { FirstFiles } from './FirstFiles';
import { startReads } from './startReads';

declare const FIRST_FILES: FirstFiles;

function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

// This runs in the page itself, before any file has come: code and data of the first screen come side by side.
const { gate, gatePaths, frame, screens } = FIRST_FILES;
const token = storedToken();
if (token !== undefined) {
  startReads(token);
  preload([...frame, ...(screens[location.pathname] ?? [])]);
} else if (gatePaths.includes(location.pathname)) preload(gate);
