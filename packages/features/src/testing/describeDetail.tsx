import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { detailStories } from './detailStories';

/** A composed story, as far as it is run here. */
interface RunnableStory {
  readonly args: object;
  run(options?: { readonly args?: object }): Promise<void>;
}

/** Composed stories of a detail: the states of `detailStories`. */
export type DetailConformance = {
  readonly [State in Exclude<keyof ReturnType<typeof detailStories>, 'render' | 'byId'>]: unknown;
};

/** Guarantee: what Storybook composes can be run. */
const runnable = (story: unknown) => story as RunnableStory;

const OURS = { label: 'Desk of the host', value: 'Treasury' };

/** What every detail widget must be able to do, whatever it shows. */
export function describeDetail(name: string, stories: DetailConformance): void {
  describe(`${name}, as every detail`, () => {
    it('has the one heading of the level that its host asks for, and rows of the host', async () => {
      const { args, run } = runnable(stories.Default);
      await run({ args: { ...args, headingLevel: 2, detailRows: () => [OURS] } });
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
      expect(screen.getByText(OURS.label).nextElementSibling?.textContent).toBe(OURS.value);
    });
  });
}
