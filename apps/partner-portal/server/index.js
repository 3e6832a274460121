import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sendPage } from './pages.js';
import { passOn } from './proxy.js';
import { sendToken } from './tokens.js';

const GATEWAY = process.env.CORRIDOR_GATEWAY ?? 'http://127.0.0.1:8080';
const PAGES = fileURLToPath(new URL('../dist', import.meta.url));

async function answer(request, response) {
  const { pathname, search } = new URL(request.url, 'http://portal');
  if (pathname.startsWith('/corridor/')) {
    return passOn(GATEWAY, pathname.slice('/corridor'.length) + search, request, response);
  }
  if (pathname.startsWith('/partner/token/')) {
    return sendToken(GATEWAY, pathname.slice('/partner/token/'.length), response);
  }
  return sendPage(PAGES, pathname, response);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    response.writeHead(502).end();
  });
});
server.listen(Number(process.env.PORT ?? 4173), '127.0.0.1', () => {
  process.stdout.write(`Northwind Treasury on http://127.0.0.1:${server.address().port}\n`);
});
