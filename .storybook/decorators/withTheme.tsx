import type { Decorator } from '@storybook/react-vite';
import { fr, MessagesProvider, zh } from '../../packages/ui/src/messages';
import { ThemeProvider } from '../../packages/ui/src/theme';
import { Canvas } from '../canvas';
import { localeOf, themeOf } from '../settings';

const MESSAGES = { en: {}, fr, zh };

/** Stories of primitives: the theme and the language of the toolbar, and a canvas in the surface colour. */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale = localeOf(globals);
  return (
    <ThemeProvider {...themeOf(globals)}>
      <MessagesProvider locale={locale} messages={MESSAGES[locale]}>
        <Canvas bare={parameters.layout === 'fullscreen'} quoted={viewMode === 'docs'}>
          <Story />
        </Canvas>
      </MessagesProvider>
    </ThemeProvider>
  );
};
