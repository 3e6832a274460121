import { createRoot } from 'react-dom/client';

/** What draws into the page: by far the largest part of all code, and in need of nothing of ours. */
export interface Renderer {
  readonly createRoot: typeof createRoot;
}

/** The renderer of this page. */
export const renderer: Renderer = { createRoot };
