import type { GatewayFile } from '@corridor/core';
import { CardBalanceInquiry, CardTable, CorridorProvider } from '@corridor/features';
import { createRoot } from 'react-dom/client';

const params = new URLSearchParams(location.search);
const token = params.get('token') ?? undefined;

function save(file: GatewayFile): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file.blob);
  anchor.download = file.name;
  anchor.click();
}

/** A page that hides a column of ours and adds one of its own. */
const CUSTOMIZATION = {
  hiddenColumns: ['holderName'],
  columns: [{ id: 'crm', label: 'CRM', cell: ({ last4 }: { last4: string }) => `#${last4}` }],
} as const;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <CorridorProvider baseURL="" getAccessToken={() => token} locale={params.get('locale') ?? 'en'}>
      {params.get('widget') === 'inquiry' ? (
        <CardBalanceInquiry />
      ) : (
        <CardTable dataCustomization={CUSTOMIZATION} onExport={save} />
      )}
    </CorridorProvider>,
  );
