import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server that serves the built page puts the nonce of each answer in its place.
  html: { cspNonce: '__NONCE__' },
  server: { proxy: { '/token': 'http://localhost:3000' } },
});
