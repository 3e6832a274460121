import { CorridorProvider, JobFaultTable } from '../../index';

interface JobFaultsPageProps {
  readonly accessToken: () => Promise<string>;
}

export function JobFaultsPage({ accessToken }: JobFaultsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <JobFaultTable headingLevel={1} />
    </CorridorProvider>
  );
}
