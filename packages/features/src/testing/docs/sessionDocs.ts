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

/** Notes of the docs page of `ProfileForm`. */
export const profileFormDocs = widgetDocs({
  ...NOTES,
  use: 'One’s own name, and time zone, row height and page size, which are kept with the user and hold in every browser.',
  events: { 'session.profileUpdated': 'the profile was saved; a finished `message` for a toast' },
  keyboard: 'Tab goes through the fields, Enter saves.',
});
