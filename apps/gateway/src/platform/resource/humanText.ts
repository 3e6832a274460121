import {
  canonicalEmail,
  canonicalUsername,
  EMAIL_MAX_LENGTH,
  humanTextOf,
  isHumanText,
  typedName,
  typedTextOf,
  USERNAME_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';

const HIDDEN = 'refusals.hiddenCharacters';

/** A person's text of one line, composed and trimmed; an empty one too, unless `min` says otherwise. */
export function humanText(most: number): z.ZodString {
  return z
    .string()
    .overwrite(humanTextOf)
    .max(most)
    .refine((text) => isHumanText(text), HIDDEN);
}

/** Name of a person, a company or a bank, as core keeps it whichever keyboard it was typed on. */
export function nameText(most: number): z.ZodString {
  return z
    .string()
    .overwrite(typedName)
    .max(most)
    .refine((text) => isHumanText(text), HIDDEN);
}

/** The same with line breaks, for comments and reasons. */
export function humanLines(most: number): z.ZodString {
  return z
    .string()
    .overwrite(humanTextOf)
    .max(most)
    .refine((text) => isHumanText(text, 'several'), HIDDEN);
}

/** A text of one line that is no name, such as a reference: read as what was typed, which is mostly pasted. */
export function typedText(most: number): z.ZodString {
  return z
    .string()
    .overwrite(typedTextOf)
    .max(most)
    .refine((text) => isHumanText(text), HIDDEN);
}

/** What may be an email address, in the one form in which addresses are kept and compared. */
export function emailText(): z.ZodString {
  return z
    .string()
    .overwrite(canonicalEmail)
    .max(EMAIL_MAX_LENGTH)
    .refine((text) => isHumanText(text), HIDDEN);
}

/** What may be a user name, in the one form in which names are kept and compared. */
export function usernameText(): z.ZodString {
  return z
    .string()
    .overwrite(canonicalUsername)
    .max(USERNAME_MAX_LENGTH)
    .refine((text) => isHumanText(text), HIDDEN);
}
