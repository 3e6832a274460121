import { type ReactNode, StrictMode } from 'react';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import type { Renderer } from './renderer';

/** Shows something on the page in the look that the operator chose; returns how to show something else in its place. */
export function openPage({ createRoot }: Renderer, first: ReactNode): (next: ReactNode) => void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  const root = createRoot(place);
  const show = (content: ReactNode) =>
    root.render(
      <StrictMode>
        <PreferencesProvider>{content}</PreferencesProvider>
      </StrictMode>,
    );
  show(first);
  return show;
}
