export type { CardVault } from './CardVault';
export { createTestVault, TEST_VAULT_KEY } from './createTestVault';
