import { render, renderHook } from '@testing-library/react';
import { type ReactElement, type ReactNode, StrictMode } from 'react';
import { CorridorProvider, type CorridorProviderProps } from '../runtime/CorridorProvider';

function around(props: CorridorProviderProps) {
  return ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <CorridorProvider {...props}>{children}</CorridorProvider>
    </StrictMode>
  );
}

/** Renders under a provider in StrictMode, as a careful host does. */
export const renderWidget = (element: ReactElement, props: CorridorProviderProps) =>
  render(element, { wrapper: around(props) });

/** Runs a hook under a provider in StrictMode. */
export const renderRuntimeHook = <Result, Props>(
  hook: (props: Props) => Result,
  provider: CorridorProviderProps,
  initialProps: NoInfer<Props>,
) => renderHook(hook, { wrapper: around(provider), initialProps });
