import { headers } from 'next/headers';
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
