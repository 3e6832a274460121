import { screen, waitFor } from '@testing-library/react';

/** Returns the open layer, by its attribute: a query by role reads the style of the whole page each time it is asked. */
const layer = () => document.querySelector<HTMLElement>('[role="dialog"]');

/** Waits for a layer to open. */
export const openLayer = (): Promise<HTMLElement> =>
  waitFor(() => {
    const open = layer();
    if (!open) throw new Error('No layer is open');
    return open;
  });

/** Waits until no layer is open. */
export const noLayer = (): Promise<void> =>
  waitFor(() => {
    if (layer()) throw new Error('A layer is open');
  });

/** Waits for the layer of a title. */
export async function layerOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title);
  const found = heading.closest<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error(`"${title}" is in no layer`);
  return found;
}
