import { hash, verify } from '@node-rs/argon2';
import { ARGON2_COST, type PasswordHasher } from '../../platform/ports/PasswordHasher';

const OPTIONS = { memoryCost: ARGON2_COST.memoryKiB, timeCost: ARGON2_COST.passes, parallelism: ARGON2_COST.lanes };

/** argon2id in native code, off the event loop. */
export const nativeHasher: PasswordHasher = {
  hash: (password) => hash(password, OPTIONS),
  verify: (stored, password) => verify(stored, password).catch(() => false),
};
