import { AsyncLocalStorage } from 'node:async_hooks';

type Variables = Readonly<Record<string, string | undefined>>;

const given = new AsyncLocalStorage<Variables>();

/** Runs some work whose processes all get these variables too. */
export const withVariables = <T>(variables: Variables, work: () => Promise<T>): Promise<T> =>
  given.run({ ...given.getStore(), ...variables }, work);

/** Variables of a process that is started now: this one's, those of the work that starts it, and its own. */
export const environmentOf = (own: Variables = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...given.getStore(),
  ...own,
});
