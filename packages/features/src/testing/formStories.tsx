import type { ComponentType } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { ListConcept, ListedContract } from '../runtime/ListConcept';
import type { PageSource } from '../runtime/PageSource';
import { useRuntime } from '../runtime/Runtime';
import { usePage } from '../runtime/usePage';
import { toldSignedOut } from './toldTroubles';

/** What the stories of a form need to know of it. */
export interface FormStoriesInput<Props> {
  readonly concept: ListConcept;
  /** Props for the record of an id; absent where nothing is changed. */
  readonly editing?: (id: string) => Partial<Props>;
  /** Conditions whose first record is changed. */
  readonly filter?: object;
  /** A field that is there at once: its role and label. */
  readonly field: readonly [role: 'textbox' | 'combobox', name: RegExp];
  /** Words of the button that sends a new record. */
  readonly send: string;
}

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

/** States that every form has, as stories of its widget. */
export function formStories<Props extends object>(
  Widget: ComponentType<Props>,
  { concept, editing, filter = {}, field: [role, name], send }: FormStoriesInput<Props>,
) {
  // Guarantee: only props of the widget are put together.
  const withProps = (args: object, more: object | undefined) => ({ ...args, ...more }) as Props;
  function OfTheFirst({ args }: { readonly args: object }) {
    const { gateway } = useRuntime();
    const { data } = usePage(sourceOf(gateway[concept]), { page: 1, size: 10, filter });
    const id = data?.items[0]?.id;
    return id ? <Widget {...withProps(args, editing?.(id))} /> : null;
  }
  const ofTheFirst = (args: object) => <OfTheFirst args={args} />;
  const byId = (args: object) => <Widget {...withProps(args, editing?.(NOWHERE))} />;
  const shown = async () => void (await screen.findByRole(role, { name }));
  const incomplete = async () => {
    await shown();
    await userEvent.click(screen.getByRole('button', { name: send }));
    await screen.findByText(/needs? attention$/);
  };
  return {
    Default: { play: shown },
    Edit: { render: ofTheFirst, play: shown },
    Incomplete: { play: incomplete },
    Loading: { parameters: { gateway: 'pending' }, render: byId },
    Failed: {
      name: 'Error',
      parameters: { gateway: 'failing' },
      render: byId,
      play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
    },
    Unauthorized: {
      parameters: { gateway: 'unauthorized' },
      render: byId,
      play: toldSignedOut,
    },
    /** Who may only read is told so, and is not shown a form. */
    Forbidden: {
      parameters: { operator: 'viewer' },
      play: async () => {
        await screen.findByText('You don’t have permission');
        await expect(screen.queryByRole('textbox')).toBeNull();
      },
    },
    Dark: { globals: { theme: 'dark' }, play: incomplete },
    RightToLeft: { globals: { direction: 'rtl' }, play: incomplete },
  };
}

/** Guarantee: a listed concept has a client with `page`. */
function sourceOf(client: object): PageSource<ListedContract> {
  return client as PageSource<ListedContract>;
}
