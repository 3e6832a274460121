import { defineConfig } from 'vitest/config';
import { nodeProjects } from './scripts/vitest/projects.js';
import { storybookProject } from './scripts/vitest/storybookProject.js';

// Reading every story takes seconds, so it happens only for who asks for the stories: this project, or Storybook itself.
const asksForStories = process.env.VITEST_STORYBOOK === 'true' || process.argv.some((arg) => arg.endsWith('storybook'));

export default defineConfig(async () => ({
  test: { projects: [...nodeProjects, ...(asksForStories ? [await storybookProject()] : [])] },
}));
