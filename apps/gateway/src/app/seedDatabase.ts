import { type SeedOptions, seedConcepts } from '../seed/seedConcepts';
import { concepts } from './concepts';

/** Fills a migrated database with believable data, once. */
export const seedDatabase = (options: SeedOptions): Promise<string[]> => seedConcepts(concepts, options);
