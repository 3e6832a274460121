import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Our server puts the nonce of each answer in its place.
  html: { cspNonce: '__NONCE__' },
  build: { rollupOptions: { input: ['index.html', 'plain.html', 'hostile.html', 'tenants.html'] } },
});
