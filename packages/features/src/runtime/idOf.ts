/** Id of what a gateway answered; undefined where it has none. */
export function idOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'string' ? answer.id : undefined;
}
