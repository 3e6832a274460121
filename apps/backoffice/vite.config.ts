import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite';
import { fileGroups } from './vite/fileGroups.ts';
import { leanRouter } from './vite/leanRouter.ts';
import { noCircles } from './vite/noCircles.ts';
import { preloadFiles } from './vite/preloadFiles.ts';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

/** Where what loads together begins. */
const BEGINNINGS = {
  entry: 'main.ts',
  gate: 'app/openGate.tsx',
  frame: ['app/openBackOffice.tsx', 'layouts/DefaultFrame.tsx'],
  screens: [
    'screens/cards/CardListScreen.tsx',
    'screens/statements/StatementListScreen.tsx',
    'screens/exchange-orders/ExchangeScreen.tsx',
    'screens/exchange-orders/ExchangeOrderListScreen.tsx',
    'screens/beneficiaries/BeneficiaryListScreen.tsx',
    'screens/session/ChangePasswordScreen.tsx',
  ],
};

const configuration = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leanRouter(), noCircles(), preloadFiles(['rolldown-runtime', 'vendor', 'base'])],
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
    modulePreload: { polyfill: false },
    // To read a property does nothing else in any module of ours or below: so a class of React's that nobody uses can go.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return configuration();
  const groups = await fileGroups(configuration(), BEGINNINGS);
  return mergeConfig(configuration(), {
    build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
  });
});
