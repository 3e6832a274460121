import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag) => tag.startsWith('corridor-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  // The server that serves the built page puts the nonce of each answer in its place.
  html: { cspNonce: '__NONCE__' },
  server: { proxy: { '/token': 'http://localhost:3000' } },
});
