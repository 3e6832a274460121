import { argon2id, argon2Verify } from 'hash-wasm';
import { randomBytes } from '../../platform/database';
import { ARGON2_COST, type PasswordHasher } from '../../platform/ports/PasswordHasher';

/** argon2id in WebAssembly. */
export const wasmHasher: PasswordHasher = {
  hash: (password) =>
    argon2id({
      password,
      salt: randomBytes(16),
      memorySize: ARGON2_COST.memoryKiB,
      iterations: ARGON2_COST.passes,
      parallelism: ARGON2_COST.lanes,
      hashLength: 32,
      outputType: 'encoded',
    }),
  verify: (hash, password) => argon2Verify({ hash, password }).catch(() => false),
};
