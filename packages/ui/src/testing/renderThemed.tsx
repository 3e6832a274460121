import { render } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { deferredComboboxPanel } from '../controls/combobox/deferredComboboxPanel';
import { deferredLeaveQuestion } from '../controls/form/deferredLeaveQuestion';
import { deferredSelectList } from '../internal/listbox/deferredSelectList';
import { deferredMenu } from '../layers/menu/deferredMenu';
import { deferredPopover } from '../layers/popover/deferredPopover';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider';

// Tests press and look in the same breath, so what opens is fetched beforehand.
await Promise.all([
  deferredMenu.fetch(),
  deferredPopover.fetch(),
  deferredComboboxPanel.fetch(),
  deferredSelectList.fetch(),
  deferredLeaveQuestion.fetch(),
]);

/** Renders in StrictMode under the theme, as every product screen does. */
export const renderThemed = (element: ReactElement, theme: Omit<ThemeProviderProps, 'children'> = {}) =>
  render(element, {
    wrapper: ({ children }) => (
      <StrictMode>
        <ThemeProvider {...theme}>{children}</ThemeProvider>
      </StrictMode>
    ),
  });
