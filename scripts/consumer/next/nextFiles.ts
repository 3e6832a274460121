const LAYOUT = `import { Styles } from './Styles';

export const metadata = { title: 'Northwind Treasury', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Styles>{children}</Styles>
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

export function Styles({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
`;

const PAGE = `import { Cards } from './Cards';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>Company cards</h1>
      <Cards />
    </main>
  );
}
`;

const CARDS = `'use client';

import { CardTable, CorridorProvider } from '@corridor/features';

const getAccessToken = async () => (await fetch('/token')).text();

export function Cards() {
  return (
    <CorridorProvider baseURL="/corridor" getAccessToken={getAccessToken}>
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
  'app/Cards.jsx': CARDS,
  'app/token/route.js': TOKEN,
};
