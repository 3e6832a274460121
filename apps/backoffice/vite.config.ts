import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite';
import { compactSheets } from './vite/compactSheets.ts';
import { compileEarly } from './vite/compileEarly.ts';
import { ENTRY_POINTS } from './vite/entryPoints.ts';
import { inlineEarlyFetch } from './vite/inlineEarlyFetch.ts';
import { leanPackages } from './vite/leanPackages.ts';
import { noImportCycles } from './vite/noImportCycles.ts';
import { preloadFiles } from './vite/preloadFiles.ts';
import { writePlanned } from './vite/writePlanned.ts';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

const inSource = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const configuration = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    leanPackages(),
    compactSheets(),
    noImportCycles(),
    preloadFiles(['rolldown-runtime', 'vendor', 'renderer']),
    compileEarly(['vendor', 'renderer', 'base', 'entry', 'frame', 'lists', 'rolldown-runtime']),
  ],
  // The gateway puts a fresh nonce in its place with every page it serves.
  html: { cspNonce: 'CORRIDOR_NONCE' },
  resolve: {
    conditions: ['@corridor/source', ...defaultClientConditions],
    // What is made up for older versions of React is part of ours.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    // Every browser of this target preloads modules by itself.
    // Nor names, beside each part that may be fetched later, all files that it needs: most are there by then.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // To read a property does nothing else in any module of ours or below: so a class of React's that nobody uses can go.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});

const { entry, gate, frame, screens, landing } = ENTRY_POINTS;

export default defineConfig(
  mergeConfig(configuration(), {
    plugins: [
      writePlanned(configuration(), { entry, gate, frame, screens: Object.values(screens), landing }),
      inlineEarlyFetch(configuration(), inSource('early/earlyFetch.ts'), ENTRY_POINTS),
    ],
  }),
);
