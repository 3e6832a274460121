/** What the sign-in widgets report; nothing here names a person or carries a token. @source ours */
export type SessionEvent =
  | { readonly type: 'session.opened'; readonly userId: string }
  | { readonly type: 'session.refused' }
  | { readonly type: 'session.codeSent' }
  | { readonly type: 'session.passwordReset'; readonly message: string }
  | { readonly type: 'session.passwordChanged'; readonly message: string }
  | { readonly type: 'session.passwordChangeFailed'; readonly message: string }
  | { readonly type: 'session.ended'; readonly message: string }
  | { readonly type: 'session.othersEnded'; readonly message: string }
  | { readonly type: 'session.profileUpdated'; readonly message: string }
  | { readonly type: 'session.emailChanged'; readonly message: string };
