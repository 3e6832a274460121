import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { layerOf } from './openLayer';

/** A composed story, as far as it is run here. */
interface RunnableStory {
  run(options?: { readonly args?: object }): Promise<void>;
}

/** What the conformance suite needs of a form: composed stories, and a text that can be typed into the form for a new record. */
export interface FormConformance {
  readonly stories: {
    readonly Default: unknown;
    readonly Incomplete: unknown;
  };
  /** Makes the form of a new record hold something that is not saved. */
  readonly fill: () => Promise<void>;
}

/** Guarantee: what Storybook composes can be run. */
const runnable = (story: unknown) => story as RunnableStory;

const QUESTION = 'Discard changes?';

/** What every form must be able to do, whatever it is for. */
export function describeForm(name: string, { stories, fill }: FormConformance): void {
  const Default = runnable(stories.Default);
  const Incomplete = runnable(stories.Incomplete);

  describe(`${name}, as every form`, () => {
    it('names each field that needs attention, leads there, and has the focus on the first', async () => {
      await Incomplete.run();
      const summary = await screen.findByRole('group', { name: /needs? attention$/ });
      const [first, ...more] = within(summary).getAllByRole('button');
      const focused = document.activeElement;
      expect(focused?.getAttribute('aria-invalid') ?? focused?.closest('[role="radiogroup"]')).toBeTruthy();
      await userEvent.click(more.at(-1) ?? summary);
      if (more.length > 0) expect(document.activeElement).not.toBe(focused);
      if (first) await userEvent.click(first);
      expect(document.activeElement).toBe(focused);
    });

    it('goes without a question while nothing was typed, and asks before anything is lost', async () => {
      const onCancel = fn();
      await Default.run({ args: { onCancel } });
      const cancel = () => screen.getByRole('button', { name: 'Cancel' });
      await userEvent.click(cancel());
      expect(onCancel).toHaveBeenCalledOnce();
      await fill();
      await userEvent.click(cancel());
      const question = await layerOf(QUESTION);
      expect(onCancel).toHaveBeenCalledOnce();
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
      await userEvent.click(cancel());
      const again = await layerOf(QUESTION);
      await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
      expect(onCancel).toHaveBeenCalledTimes(2);
    });
  });
}
