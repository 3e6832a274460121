import { CorridorProvider, PermissionTable } from '../../index';

interface PermissionsPageProps {
  readonly accessToken: () => Promise<string>;
}

export function PermissionsPage({ accessToken }: PermissionsPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <PermissionTable headingLevel={1} />
    </CorridorProvider>
  );
}
