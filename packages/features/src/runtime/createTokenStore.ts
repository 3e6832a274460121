/** Asks the host for the session's token. */
export type TokenSource = () => string | undefined | Promise<string | undefined>;

/** The token of one provider: asked for once, and again when the gateway refuses it. */
export interface TokenStore {
  /** The token held; the host is asked when there is none. */
  current(): Promise<string | undefined>;
  /** New token in place of a refused one; calls that were refused together ask once. */
  renew(refused: string | undefined): Promise<string | undefined>;
}

/** Creates the token store of one provider. A source that fails fails the calls that wait for it, and is asked again by the next. */
export function createTokenStore(ask: TokenSource): TokenStore {
  let held: string | undefined;
  let asking: Promise<string | undefined> | undefined;
  const keep = (token: string | undefined) => {
    held = token;
    asking = undefined;
    return token;
  };
  const askOnce = (): Promise<string | undefined> => {
    asking ??= (async () => ask())().then(keep, (reason: unknown) => {
      keep(undefined);
      throw reason;
    });
    return asking;
  };
  return {
    current: async () => (asking || held === undefined ? askOnce() : held),
    renew: async (refused) => (asking || held === refused ? askOnce() : held),
  };
}
