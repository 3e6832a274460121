import './fonts';
import type { Preview } from '@storybook/react-vite';
import { withGateway } from './decorators/withGateway';
import { withTheme } from './decorators/withTheme';
import { loadGateway } from './gateway/loadGateway';
import { globalTypes, initialGlobals } from './toolbar';

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [loadGateway],
  decorators: [withGateway, withTheme],
  tags: ['visual'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['UI', ['Foundations', 'Kitchen sink', '*'], 'Features'] } },
  },
};

export default preview;
