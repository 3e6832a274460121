import type { Density } from '@corridor/ui';
import { useCallback, useState } from 'react';

/** Current density: the host's, until the operator chooses another or the host changes its own. */
export function useDensity(asked: Density | undefined): readonly [Density | undefined, (density: Density) => void] {
  const [state, setState] = useState({ asked, density: asked });
  if (state.asked !== asked) setState({ asked, density: asked });
  const choose = useCallback((density: Density) => setState((now) => ({ ...now, density })), []);
  return [state.density, choose];
}
