import { CorridorProvider } from '@corridor/features';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a widget as a partner's page does, on the token of its address. */
export function show(widget: ReactNode): void {
  const token = new URLSearchParams(location.search).get('token') ?? undefined;
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <CorridorProvider baseURL="" getAccessToken={() => token}>
      {widget}
    </CorridorProvider>,
  );
}
