import './fonts';
import type { Preview } from '@storybook/react-vite';
import { withTheme } from './decorators/withTheme';
import { globalTypes, initialGlobals } from './toolbar';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withTheme],
  tags: ['visual'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['UI', 'Features'] } },
  },
};

export default preview;
