import './fonts';
import type { Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { PATIENCE } from '../packages/features/src/testing/patience';
import { briefMisses } from './briefMisses';
import { withGateway } from './decorators/withGateway';
import { withTheme } from './decorators/withTheme';
import { loadGateway } from './gateway/loadGateway';
import { globalTypes, initialGlobals } from './toolbar';

configure({ asyncUtilTimeout: PATIENCE.timeout });
briefMisses({ getConfig, configure });

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [loadGateway],
  decorators: [withGateway, withTheme],
  tags: ['visual'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // The size of targets is of WCAG 2.2, which axe asks for only where it is told to.
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    options: { storySort: { order: ['UI', ['Foundations', '*'], 'Features', ['Kitchen sink', '*']] } },
  },
};

export default preview;
