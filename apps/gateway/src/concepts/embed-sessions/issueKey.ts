import { newId, sha256, type Transaction } from '../../platform/database';
import { apiKeyTable } from './table';
import { createKey } from './tokens';

/** What a key is issued with: the user that it acts for, and a name by which the log knows it. */
export interface KeyIssue {
  readonly partnerId: string;
  readonly userId: string;
  readonly name: string;
  readonly now: Date;
  /** The key itself, where it has to be known beforehand; a fresh one unless told. */
  readonly key?: string;
}

/** Issues a key to a partner's server and gives it, this once: only its hash is kept. */
export async function issueKey(tx: Transaction, { key = createKey(), now, ...issue }: KeyIssue): Promise<string> {
  await tx.insert(apiKeyTable).values({ ...issue, id: newId(tx, now), keyHash: await sha256(key), createdAt: now });
  return key;
}
