/** Asks the partner's own server for a token of the gateway; undefined when it has none to give. */
export async function fetchToken(): Promise<string | undefined> {
  const answer = await fetch('/partner/token');
  return answer.ok ? (await answer.text()) || undefined : undefined;
}
