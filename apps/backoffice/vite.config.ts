import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { earlyScript } from './vite/earlyScript.ts';
import { leanRouter } from './vite/leanRouter.ts';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

/** What every form and every search box stands on: one file instead of ten of a few hundred bytes. */
const BASICS = /packages\/ui\/src\/(field|input|banner|internal\/useMergedRef)[./]|packages\/ui\/src\/layout\/Box/;

export default defineConfig({
  plugins: [react(), leanRouter(), earlyScript()],
  // The gateway puts a fresh nonce in its place with every page it serves.
  html: { cspNonce: 'CORRIDOR_NONCE' },
  resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // To read a property does nothing else in any module of ours or below: so a class of React's that nobody uses can go.
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ name: 'basics', test: BASICS }] } },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});
