import { concepts } from '../app/concepts';
import { type SeedOptions, seedConcepts } from './seedConcepts';

/** Fills a migrated database with believable data, once. */
export const seedDatabase = (options: SeedOptions): Promise<string[]> => seedConcepts(concepts, options);

export { generateTransactions } from './generate/generateTransactions';
export { generateCards } from './generateCards';
export { DEMO_KEYS, DEMO_PARTNERS, DEMO_SIGN_INS, type DemoKey, type DemoRole, type DemoSignIn } from './partners';
