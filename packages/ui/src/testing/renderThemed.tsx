import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider';

/** Renders in StrictMode under the theme, as every product screen does. */
export const renderThemed = (element: ReactElement, theme: Omit<ThemeProviderProps, 'children'> = {}) =>
  render(element, {
    wrapper: ({ children }) => (
      <StrictMode>
        <ThemeProvider {...theme}>{children}</ThemeProvider>
      </StrictMode>
    ),
  });
