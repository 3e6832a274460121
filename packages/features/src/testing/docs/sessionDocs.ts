import profileExample from '../examples/ProfilePage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const NOTES = {
  example: profileExample,
  permissions: [
    'None: both are about oneself, and every role may use them. A page with an embed token has no session of a person.',
  ],
  tokens: ['surface', 'border', 'primary.fill', 'text', 'textMuted', 'tone.success.soft'],
};

/** Notes of the docs page of `SessionList`. */
export const sessionListDocs = widgetDocs({
  ...NOTES,
  use: 'Where one is signed in: device, address, since when and when last seen; one session is ended, or all others.',
  events: { 'session.ended, session.othersEnded': 'a session was ended; a finished `message` for a toast' },
  keyboard: 'Tab goes from one session’s button to the next, Enter ends it.',
});

/** Notes of the docs page of `ChangeEmailForm`. */
export const changeEmailFormDocs = widgetDocs({
  ...NOTES,
  use: 'A new address of mail for oneself. It asks for the password; both addresses get a mail, and other sessions end.',
  events: { 'session.emailChanged': 'the address was changed; a finished `message` for a toast' },
  keyboard: 'Tab goes through the fields, Enter saves.',
});

/** Notes of the docs page of `EmailChangeLink`. */
export const emailChangeLinkDocs = widgetDocs({
  ...NOTES,
  permissions: ['None: whoever has the code of the mail may use it, signed in or not.'],
  use: 'Where the links of these mails lead: `/email#undo=…` and `/email#confirm=…` below `CORRIDOR_PUBLIC_URL`.',
  events: {},
  keyboard: 'Tab reaches the button, Enter presses it; the heading has the focus once it is done.',
});

/** Notes of the docs page of `PasswordLinkForm`. */
export const passwordLinkFormDocs = widgetDocs({
  ...NOTES,
  permissions: ['None: whoever has the code of the mail may use it, once.'],
  use: 'Where the link of an invitation, or of a reset by an administrator, leads: `/email#password=…` below `CORRIDOR_PUBLIC_URL`.',
  events: { 'session.passwordReset': 'the password was set; a finished `message` for a toast' },
  keyboard: 'Tab goes through the fields, Enter saves; the heading has the focus once it is done.',
});

/** Notes of the docs page of `ProfileForm`. */
export const profileFormDocs = widgetDocs({
  ...NOTES,
  use: 'One’s own name, and time zone, row height and page size, which are kept with the user and hold in every browser.',
  events: { 'session.profileUpdated': 'the profile was saved; a finished `message` for a toast' },
  keyboard: 'Tab goes through the fields, Enter saves.',
});
