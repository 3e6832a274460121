'use client';

import { CardTable, CorridorProvider } from '@corridor/features';

/** Asks our own server for a session; undefined while nobody is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token');
  return answer.ok ? answer.text() : undefined;
}

export function Cards({ nonce }) {
  return (
    <CorridorProvider baseURL="/corridor" getAccessToken={getAccessToken} nonce={nonce}>
      <CardTable />
    </CorridorProvider>
  );
}
