import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  // The gateway puts a fresh nonce in its place with every page it serves.
  html: { cspNonce: 'CORRIDOR_NONCE' },
  resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
  build: { target: 'es2022', manifest: true, cssCodeSplit: true },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});
