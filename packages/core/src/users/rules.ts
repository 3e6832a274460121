/** Most characters of a user name. @source ours */
export const USERNAME_MAX_LENGTH = 254;

/** Whether a text is a user name: 3 to 254 letters, digits and `. _ @ + -`, with a letter or digit in front. @source ours */
export function isUsername(text: string): boolean {
  return text.length <= USERNAME_MAX_LENGTH && /^[\p{L}\d][\p{L}\d._@+-]{2,}$/u.test(text);
}
