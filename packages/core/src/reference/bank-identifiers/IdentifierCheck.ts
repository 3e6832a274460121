import type { ReasonParams } from '../../errors/refusalText';

/** The normalised identifier, perhaps with the message key of a warning; or that of the reason why the text is none, with its parameters. */
export type IdentifierCheck<Reason extends string = string, Warning extends string = string> =
  | { readonly ok: true; readonly value: string; readonly warning?: Warning }
  | { readonly ok: false; readonly reason: Reason; readonly params?: ReasonParams };
