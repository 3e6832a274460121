import { defineConfig } from 'vitest/config';
import { nodeProjects } from './scripts/vitest/projects.js';

// One project: to the others, what stands in Stryker's copy is out of reach. The copy takes packages from outside itself.
const projects = nodeProjects
  .filter(({ test }) => test?.name === process.env.MUTATED_PROJECT)
  .map((project) => ({ ...project, server: { fs: { strict: false } } }));

export default defineConfig({ test: { cache: false, projects } });
