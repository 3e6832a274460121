const LAYOUT = `import { headers } from 'next/headers';
import { Styles } from './Styles';

export const metadata = { title: 'Northwind Treasury', icons: { icon: 'data:,' } };

export default async function Layout({ children }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="en">
      <head>{nonce && <meta property="csp-nonce" nonce={nonce} />}</head>
      <body>
        <Styles nonce={nonce}>{children}</Styles>
      </body>
    </html>
  );
}
`;

// As styled-components tells to do in an app router.
const STYLES = `'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export function Styles({ nonce, children }) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
`;

const PAGE = `import { headers } from 'next/headers';
import { Cards } from './Cards';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <main>
      <h1>Company cards</h1>
      <Cards nonce={nonce} />
    </main>
  );
}
`;

const CARDS = `'use client';

import { CardTable, CorridorProvider } from '@corridor/features';

const getAccessToken = async () => (await fetch('/token')).text();

export function Cards({ nonce }) {
  return (
    <CorridorProvider baseURL="/corridor" getAccessToken={getAccessToken} nonce={nonce}>
      <CardTable />
    </CorridorProvider>
  );
}
`;

const TOKEN = `import { createGatewayClient } from '@corridor/core';

export const dynamic = 'force-dynamic';

export async function GET() {
  const { CORRIDOR_GATEWAY, PARTNER_KEY_CARDS } = process.env;
  const client = createGatewayClient({ baseURL: CORRIDOR_GATEWAY, getAccessToken: () => PARTNER_KEY_CARDS });
  const { accessToken } = await client.embedSessions.create({ components: ['CardTable'] });
  return new Response(accessToken, { headers: { 'cache-control': 'no-store' } });
}
`;

const STRICT_PAGE = `export { default } from '../page';

export const dynamic = 'force-dynamic';
`;

// As Next.js tells to do: it finds the nonce of its own scripts in the policy of the request.
const PROXY = `import { NextResponse } from 'next/server';

export function proxy(request) {
  const nonce = crypto.randomUUID();
  const own = "'self' 'nonce-" + nonce + "'";
  const policy = "default-src 'self'; img-src data:; style-src " + own + "; script-src " + own + " 'strict-dynamic'";
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/strict' };
`;

const CONFIG = `const rewrites = async () => [
  { source: '/corridor/:path*', destination: process.env.CORRIDOR_GATEWAY + '/:path*' },
];

export default { experimental: { cpus: 1 }, rewrites };
`;

/** A partner's app on the app router: its server opens the session and renders the page, a client component is the widget. */
export const NEXT_FILES: Readonly<Record<string, string>> = {
  'next.config.mjs': CONFIG,
  'app/layout.jsx': LAYOUT,
  'app/Styles.jsx': STYLES,
  'app/page.jsx': PAGE,
  'app/strict/page.jsx': STRICT_PAGE,
  'proxy.js': PROXY,
  'app/Cards.jsx': CARDS,
  'app/token/route.js': TOKEN,
};
