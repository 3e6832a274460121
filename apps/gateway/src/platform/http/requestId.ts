/** Fewest and most characters of a request id. @source ours */
export const REQUEST_ID_LENGTH = { min: 4, max: 64 } as const;

const FORM = new RegExp(`^[\\w.:-]{${REQUEST_ID_LENGTH.min},${REQUEST_ID_LENGTH.max}}$`);

/** Returns true if a client may name a request so. */
export const isRequestId = (text: string): boolean => FORM.test(text);
