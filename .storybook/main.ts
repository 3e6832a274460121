import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

// What only somebody who looks at a story needs costs time in a build that is only pictured and judged.
const lookedAt = process.env.STORYBOOK_FOR_PICTURES !== 'true';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/features/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  typescript: { reactDocgen: lookedAt && 'react-docgen' },
  features: {
    actions: lookedAt,
    backgrounds: lookedAt,
    controls: lookedAt,
    highlight: lookedAt,
    measure: lookedAt,
    outline: lookedAt,
    viewport: lookedAt,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
      // The gateway in the browser brings its database as WebAssembly, which the dependency optimizer would break.
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      worker: { format: 'es' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
