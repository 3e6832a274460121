/** Decimal figure without sign. */
const FIGURE = /^\d{1,15}(\.\d{1,8})?$/;

const ID = /^[\w-]{1,64}$/;

/** Returns true if a parameter may be the amount of something: decimal text without a sign. */
export const isFigure = (text: string): boolean => FIGURE.test(text);

/** Returns true if a parameter may be the id of a record. */
export const isRecordId = (text: string): boolean => ID.test(text);

/** A parameter that cannot be read, as much of it as tells which is meant. */
export function unreadPart(name: string, text: string): string {
  return `${name}=${text.length > 100 ? `${text.slice(0, 100)}…` : text}`;
}
