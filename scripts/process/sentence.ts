/** First line of what an error says. */
export function sentenceOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.split('\n')[0] ?? said;
}
