import type { Transaction } from '../database';
import type { PasswordHasher } from '../ports/PasswordHasher';
import type { CardVault } from '../vault';
import type { Random } from './createRandom';

/** What a concept seeds with: a transaction that sees all partners, the moment to count back from, chance that repeats itself. */
export interface Seeding {
  readonly tx: Transaction;
  readonly now: Date;
  readonly random: Random;
  readonly passwords: PasswordHasher;
  readonly vault: CardVault;
}
