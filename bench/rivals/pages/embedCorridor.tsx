import { CardTable, CorridorProvider } from '@corridor/features';
import { createRoot } from 'react-dom/client';

const getAccessToken = async () => (await fetch('/partner/token', { method: 'POST' })).json();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <CorridorProvider baseURL="" getAccessToken={getAccessToken}>
      <CardTable />
    </CorridorProvider>,
  );
}
