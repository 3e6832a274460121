import { headers } from 'next/headers';
import { Styles } from './Styles';

export const metadata = { title: 'Company cards', icons: { icon: 'data:,' } };

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
