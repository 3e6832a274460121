import './scripts/clock/clock.mjs';
import { defineConfig } from 'vitest/config';
import { nodeProjects } from './scripts/vitest/projects.js';

// No cache of durations: it would order the files otherwise than on a fresh clone.
export default defineConfig({ test: { cache: false, projects: [...nodeProjects] } });
