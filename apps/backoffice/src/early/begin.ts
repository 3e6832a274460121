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
const { gate, gatePaths, vendor, frame, screens } = FIRST_FILES;
const token = storedToken();
if (token !== undefined) {
  startReads(token);
  preload(frame);
  // The frame is drawn while the screen is on its way: this does not share the line with what both stand on.
  const link = document.querySelector(`link[href="${vendor}"]`);
  const preloadScreen = () => preload(screens[location.pathname] ?? []);
  link?.addEventListener('load', preloadScreen);
  // With the first format the platform loads what it knows of numbers: now, while nothing else can be done.
  new Intl.NumberFormat().format(0);
} else if (gatePaths.includes(location.pathname)) preload(gate);
