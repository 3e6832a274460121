import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { earlyScript } from './vite/earlyScript.ts';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

/** What every form and every search box stands on: one file instead of ten of a few hundred bytes. */
const BASICS = /packages\/ui\/src\/(field|input|banner|internal\/useMergedRef)[./]|packages\/ui\/src\/layout\/Box/;

/** Takes the router without its warnings for developers: its package offers that build by no condition. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

export default defineConfig({
  plugins: [react(), productionRouter, earlyScript()],
  // The gateway puts a fresh nonce in its place with every page it serves.
  html: { cspNonce: 'CORRIDOR_NONCE' },
  resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    cssCodeSplit: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'basics', test: BASICS }] } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});
