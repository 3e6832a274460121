/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** User whom it is for: where it cannot be sent now, it is kept for that one. */
  readonly about?: { readonly partnerId: string; readonly userId: string };
  /** Instant from which nobody needs it any more. */
  readonly until?: Date;
}

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
