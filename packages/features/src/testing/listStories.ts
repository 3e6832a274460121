import { screen } from 'storybook/test';
import { toldFailure, toldSignedOut } from './toldTroubles';

/** Waits for the first rows of a list. */
export const rowsAreThere = () => screen.findByText(/^Showing 1 to \d+ of/);

const shown = async () => void (await rowsAreThere());
const showing = (text: string | RegExp) => async () => void (await screen.findByText(text));

/** States that every list has, as stories: `export const Empty: Story = listStories.Empty`. */
export const listStories = {
  Default: { play: shown },
  Empty: { parameters: { gateway: 'empty' }, play: showing(/Your list is empty/) },
  NothingMatches: {
    args: { view: { filter: { search: 'nobody has this name' } } },
    play: showing('No records match these filters'),
  },
  Loading: { parameters: { gateway: 'pending' } },
  Failed: { name: 'Error', parameters: { gateway: 'failing' }, play: toldFailure },
  Unauthorized: { parameters: { gateway: 'unauthorized' }, play: toldSignedOut },
  ReadOnly: { parameters: { operator: 'viewer' }, play: shown },
  Dark: { globals: { theme: 'dark' }, play: shown },
  RightToLeft: { globals: { direction: 'rtl' }, play: shown },
};
