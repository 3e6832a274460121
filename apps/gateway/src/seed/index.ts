import { concepts } from '../app/concepts';
import { seedConcepts, type SeedOptions } from './seedConcepts';

/** Fills a migrated database with believable data, once. */
export const seedDatabase = (options: SeedOptions): Promise<string[]> => seedConcepts(concepts, options);

export { DEMO_PARTNERS, DEMO_SIGN_INS, type DemoRole, type DemoSignIn } from './partners';
export { generateCards } from './generateCards';
