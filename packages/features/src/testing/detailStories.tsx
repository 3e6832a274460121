import type { Sort } from '@corridor/core';
import type { ComponentType } from 'react';
import { screen } from 'storybook/test';
import type { ListConcept, ListedContract } from '../runtime/ListConcept';
import type { PageSource } from '../runtime/PageSource';
import { useRuntime } from '../runtime/Runtime';
import { usePage } from '../runtime/usePage';
import { toldFailure, toldSignedOut } from './toldTroubles';

/** Which record the stories of a detail show, and what tells that it is there. */
export interface DetailStoriesInput {
  readonly concept: ListConcept;
  readonly idProp: string;
  /** Conditions whose first record is shown. */
  readonly filter?: object;
  /** Order whose first record is shown; that of the list unless told. */
  readonly sort?: Sort;
  /** Text of the loaded record. */
  readonly shows: string | RegExp;
}

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

/** States that every detail has, as stories of its widget. */
export function detailStories<Props extends object>(
  Widget: ComponentType<Props>,
  { concept, idProp, filter = {}, sort, shows }: DetailStoriesInput,
) {
  // Guarantee: the prop that tells which record is the only one that is added.
  const withId = (args: object, id: string) => ({ ...args, [idProp]: id }) as Props;
  function OfTheFirst({ args }: { readonly args: object }) {
    const { gateway } = useRuntime();
    const { data } = usePage(sourceOf(gateway[concept]), { page: 1, size: 10, filter, ...(sort && { sort }) });
    const id = data?.items[0]?.id;
    return id ? <Widget {...withId(args, id)} /> : null;
  }
  const ofTheFirst = (args: object) => <OfTheFirst args={args} />;
  const byId = (args: object) => <Widget {...withId(args, NOWHERE)} />;
  const loaded = async () => void (await screen.findAllByText(shows));
  const showing = (text: string) => async () => void (await screen.findByText(text));
  return {
    render: ofTheFirst,
    byId,
    Default: { play: loaded },
    // The refusal carries a request id of its own every time.
    Empty: { tags: ['!visual'], render: byId, play: showing('Not found') },
    Loading: { parameters: { gateway: 'pending' }, render: byId },
    Failed: { name: 'Error', parameters: { gateway: 'failing' }, render: byId, play: toldFailure },
    Unauthorized: { parameters: { gateway: 'unauthorized' }, render: byId, play: toldSignedOut },
    Dark: { globals: { theme: 'dark' }, play: loaded },
    RightToLeft: { globals: { direction: 'rtl' }, play: loaded },
  };
}

/** Guarantee: a listed concept has a client with `page`. */
function sourceOf(client: object): PageSource<ListedContract> {
  return client as PageSource<ListedContract>;
}
