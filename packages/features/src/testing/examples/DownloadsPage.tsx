import type { GatewayFile } from '@corridor/core';
import { CorridorProvider, DownloadTable } from '../../index';

interface DownloadsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly save: (file: GatewayFile) => void;
}

export function DownloadsPage({ accessToken, save }: DownloadsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <DownloadTable headingLevel={1} onExport={save} />
    </CorridorProvider>
  );
}
