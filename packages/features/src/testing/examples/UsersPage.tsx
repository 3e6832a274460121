import { CorridorProvider, UserTable } from '../../index';

interface UsersPageProps {
  readonly accessToken: () => Promise<string>;
  readonly toast: (text: string) => void;
}

export function UsersPage({ accessToken, toast }: UsersPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <UserTable headingLevel={1} />
    </CorridorProvider>
  );
}
