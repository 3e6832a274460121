import { useEffect, useLayoutEffect } from 'react';

/** An effect before the screen is painted; on a server, which has no screen, one that React 18 does not warn about. */
export const useScreenEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
