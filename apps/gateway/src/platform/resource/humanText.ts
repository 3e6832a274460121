import { humanTextOf, isHumanText, typedName } from '@corridor/core';
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
