import { defineConfig } from 'vitest/config';
import { nodeProjects } from './scripts/vitest/projects.js';

export default defineConfig({ test: { projects: [...nodeProjects] } });
