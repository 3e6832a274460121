/** Asks our own server for a token of one of its desks; undefined when it has none to give. */
export const fetchToken = (desk: 'cards' | 'money' | 'subsidiary') => async (): Promise<string | undefined> => {
  const answer = await fetch(`/partner/token/${desk}`);
  return answer.ok ? (await answer.text()) || undefined : undefined;
};
