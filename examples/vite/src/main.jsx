import { CardTable, CorridorProvider } from '@corridor/features';
import { createRoot } from 'react-dom/client';

/** Asks our own server for a session; undefined while nobody is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token');
  return answer.ok ? answer.text() : undefined;
}

createRoot(document.getElementById('root')).render(
  <main>
    <h1>Company cards</h1>
    <CorridorProvider baseURL={import.meta.env.VITE_CORRIDOR_GATEWAY} getAccessToken={getAccessToken}>
      <CardTable />
    </CorridorProvider>
  </main>,
);
