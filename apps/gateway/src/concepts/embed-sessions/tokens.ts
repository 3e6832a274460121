import { createToken } from '../session/createToken';

// A session token has no dot: one look tells the three apart.
const KEY_PREFIX = 'key.';
const EMBED_PREFIX = 'embed.';

/** A fresh key of a partner's server. */
export const createKey = () => `${KEY_PREFIX}${createToken()}`;

/** A fresh token of an embed session. */
export const createEmbedToken = () => `${EMBED_PREFIX}${createToken()}`;

/** Returns true if a token has the form of a key. */
export const isKey = (token: string) => token.startsWith(KEY_PREFIX);

/** Returns true if a token has the form of an embed session's. */
export const isEmbedToken = (token: string) => token.startsWith(EMBED_PREFIX);
