import { CardTable, CorridorProvider } from '@corridor/features';
import { createRoot } from 'react-dom/client';

const token = new URLSearchParams(location.search).get('token') ?? undefined;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <CorridorProvider baseURL="" getAccessToken={() => token}>
      <CardTable />
    </CorridorProvider>,
  );
}
