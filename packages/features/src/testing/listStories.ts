import { screen } from 'storybook/test';
import { PATIENCE } from './patience';

/** Waits for the first rows of a list. */
export const rowsAreThere = () => screen.findByText(/^Showing 1 to \d+ of/, undefined, PATIENCE);

const shown = async () => void (await rowsAreThere());
const showing = (text: string | RegExp) => async () => void (await screen.findByText(text, undefined, PATIENCE));
const offeringRetry = async () => void (await screen.findByRole('button', { name: 'Try again' }, PATIENCE));

/** States that every list has, as stories: `export const Empty: Story = listStories.Empty`. */
export const listStories = {
  Default: { play: shown },
  Empty: { parameters: { gateway: 'empty' }, play: showing(/Your list is empty/) },
  NothingMatches: {
    args: { view: { filter: { search: 'nobody has this name' } } },
    play: showing('No records match these filters'),
  },
  Loading: { parameters: { gateway: 'pending' } },
  Failed: { name: 'Error', parameters: { gateway: 'failing' }, play: offeringRetry },
  Unauthorized: { parameters: { gateway: 'unauthorized' }, play: showing('You are signed out') },
  ReadOnly: { parameters: { operator: 'viewer' }, play: shown },
  Dark: { globals: { theme: 'dark' }, play: shown },
  RightToLeft: { globals: { direction: 'rtl' }, play: shown },
};
