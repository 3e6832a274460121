import { CorridorProvider, UserForm } from '../../index';

interface UserPageProps {
  readonly accessToken: () => Promise<string>;
  readonly toast: (text: string) => void;
}

export function UserPage({ accessToken, toast }: UserPageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <UserForm onSaved={({ name }) => toast(name)} />
    </CorridorProvider>
  );
}
