import { createServer } from 'node:http';
import { sendPage } from './pages.js';
import { openSession } from './token.js';

const { CORRIDOR_GATEWAY: gateway = 'http://127.0.0.1:8080', PARTNER_KEY: key, PORT: port = '3000' } = process.env;
const [folder] = process.argv.slice(2);
if (!key) throw new Error('Set PARTNER_KEY to the key of your server.');

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname !== '/token') {
    return folder ? sendPage({ folder, gateway }, pathname, response) : response.writeHead(404).end();
  }
  // In your server: answer 401 unless this request is signed in with you, and name the merchants that it may see.
  const token = await openSession({ gateway, key });
  return response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(token);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    response.writeHead(502).end();
  });
});
server.listen(Number(port), 'localhost', () => {
  process.stdout.write(
    `Tokens on http://localhost:${port}/token${folder ? `, the page on http://localhost:${port}` : ''}\n`,
  );
});
