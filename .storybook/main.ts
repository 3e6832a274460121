import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceConditions } from '../scripts/vite/sourceConditions.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/features/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Reading the props of every component takes longer than the rest of a build, and no picture shows them.
  typescript: { reactDocgen: process.env.STORYBOOK_WITHOUT_PROPS === 'true' ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      ...sourceConditions(),
      // The gateway in the browser brings its database as WebAssembly, which the dependency optimizer would break.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      worker: { format: 'es' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
