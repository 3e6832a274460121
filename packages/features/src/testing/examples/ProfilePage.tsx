import { ChangeEmailForm, CorridorProvider, NotificationList, ProfileForm, SessionList } from '../../index';

interface ProfilePageProps {
  readonly accessToken: () => Promise<string>;
  readonly toast: (message: string) => void;
}

export function ProfilePage({ accessToken, toast }: ProfilePageProps) {
  return (
    <CorridorProvider
      baseURL="https://gateway.example.com"
      getAccessToken={accessToken}
      locale="en"
      onEvent={(event) => 'message' in event && toast(event.message)}
    >
      <NotificationList />
      <ProfileForm />
      <ChangeEmailForm />
      <SessionList />
    </CorridorProvider>
  );
}
