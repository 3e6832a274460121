import type { ReasonParams } from '../../errors/refusalText';

/** The normalised identifier, or the message key of the reason why the text is none, with its parameters. */
export type IdentifierCheck<Reason extends string = string> =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: Reason; readonly params?: ReasonParams };
