import { ApprovalTable, CorridorProvider } from '../../index';

interface ApprovalsPageProps {
  readonly accessToken: () => Promise<string>;
}

export function ApprovalsPage({ accessToken }: ApprovalsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <ApprovalTable headingLevel={1} />
    </CorridorProvider>
  );
}
