import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';

/** The partner's own server side: it knows the credentials and hands the page nothing but a token. */
function tokenDesk(): Plugin {
  return {
    name: 'northwind-token-desk',
    configurePreviewServer: (server) => {
      server.middlewares.use('/partner/token', async (_request, response) => {
        const answer = await fetch(`${GATEWAY}/api/dashboard/login-corridor`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: process.env.PARTNER_USERNAME, password: process.env.PARTNER_PASSWORD }),
        });
        const body = await answer.json();
        response.statusCode = answer.status;
        response.setHeader('cache-control', 'no-store');
        response.end(body.data?.accessToken ?? '');
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), tokenDesk()],
  preview: {
    host: '127.0.0.1',
    proxy: { '/corridor': { target: GATEWAY, rewrite: (path) => path.replace(/^\/corridor/, '') } },
  },
});
