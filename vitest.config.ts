import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: [{ test: { name: 'check', include: ['scripts/**/*.test.ts'] } }] } });
