import { CorridorProvider, RoleTable } from '../../index';

interface RolesPageProps {
  readonly accessToken: () => Promise<string>;
}

export function RolesPage({ accessToken }: RolesPageProps) {
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <RoleTable headingLevel={1} />
    </CorridorProvider>
  );
}
