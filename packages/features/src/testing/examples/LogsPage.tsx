import type { GatewayFile } from '@corridor/core';
import { CorridorProvider, LogTable } from '../../index';

interface LogsPageProps {
  readonly accessToken: () => Promise<string>;
  readonly save: (file: GatewayFile) => void;
}

export function LogsPage({ accessToken, save }: LogsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <LogTable headingLevel={1} onExport={save} />
    </CorridorProvider>
  );
}
