import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
  build: { target: 'es2022', manifest: true, cssCodeSplit: true },
  server: { host: '127.0.0.1', proxy: { '/api': GATEWAY, '/issuing': GATEWAY } },
});
