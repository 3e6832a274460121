import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { briefMisses } from '../../.storybook/briefMisses';
import { PACE, within } from '../machine/pace';

Object.assign(globalThis, { corridorPace: PACE });
configure({ asyncUtilTimeout: within(5) });
briefMisses({ getConfig, configure });
afterEach(cleanup);
// Files share one page: what a test put in place of the page's own goes with it.
afterEach(() => vi.unstubAllGlobals());

// What moves in the next frame, such as the focus into a layer, has moved before somebody's next key; a test's comes sooner.
const { setTimeout: later, clearTimeout: never } = globalThis;
Object.assign(globalThis, {
  requestAnimationFrame: (act: FrameRequestCallback) => later(() => act(performance.now()), 0),
  cancelAnimationFrame: never,
});
