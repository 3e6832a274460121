import { VARIANT_NAMES, type Variant } from './variants';

/** A story as the built Storybook lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Looks of a story, in the order in which they are seen. */
export interface Seen {
  /** All three, or its own where it is about one. */
  readonly looks: readonly Variant[];
  /** Those of them that are compared with a picture. */
  readonly pictured: readonly Variant[];
  /** True for a state that the kit draws for it as for every widget of its kind. */
  readonly isDrawnAlike: boolean;
}

/** Returns true if a story shows a part of the kit, and no widget. */
export const isPrimitive = ({ id }: Pick<Entry, 'id'>): boolean => id.startsWith('ui-');

/** The end of the name of a story that is about one look. */
const OWN_LOOKS: Readonly<Partial<Record<Variant, RegExp>>> = { dark: /\bDark$/, 'right-to-left': /\bRight To Left$/ };

function looksOf({ name }: Entry): readonly Variant[] {
  const own = VARIANT_NAMES.filter((look) => OWN_LOOKS[look]?.test(name));
  return own.length > 0 ? own : VARIANT_NAMES;
}

/** States that the kit draws alike for every widget: pictured for a list, a detail and a form, played for all. */
const STATES_OF_ALL = new Set(['Empty', 'Nothing Matches', 'Loading', 'Error', 'Failed', 'Unauthorized', 'Forbidden']);
const STATES_OF_TABLES = new Set(['Read Only', 'Pinned Filter', 'Host Columns']);
const PICTURED_STATES = new Set(['CardTable', 'CardDetail', 'BeneficiaryForm'].map((name) => `/${name}`));

function isDrawnAlike({ title, name }: Entry): boolean {
  if (PICTURED_STATES.has(title.slice(title.lastIndexOf('/')))) return false;
  return STATES_OF_ALL.has(name) || (title.endsWith('Table') && STATES_OF_TABLES.has(name));
}

/** A widget is pictured right-to-left by its stories about that; by its first where it has none. */
function isPicturedRightToLeft(story: Entry, ofFile: readonly Entry[]): boolean {
  const about = ofFile.filter(({ name }) => OWN_LOOKS['right-to-left']?.test(name));
  return about.length > 0 ? about.includes(story) : story === ofFile[0];
}

/** Tells how a story is seen among all stories of its file, in the file's order. */
export function seenOf(story: Entry, ofFile: readonly Entry[]): Seen {
  const [looks, drawnAlike] = [looksOf(story), !isPrimitive(story) && isDrawnAlike(story)];
  const isAsked = story.tags.includes('visual');
  if (isPrimitive(story)) return { looks, pictured: isAsked ? looks : [], isDrawnAlike: false };
  // What another picture shows is seen in one look, and not pictured; the first state is pictured in dark too.
  if (drawnAlike || (story.name === 'Dark' && ofFile.some(({ name }) => name === 'Default'))) {
    return { looks: looks.slice(0, 1), pictured: [], isDrawnAlike: drawnAlike };
  }
  if (!isAsked) return { looks, pictured: [], isDrawnAlike: false };
  const candidates = ofFile.filter((other) => other.tags.includes('visual') && !isDrawnAlike(other));
  const isRightToLeft = isPicturedRightToLeft(story, candidates);
  const pictured = looks.filter((look) => look !== 'right-to-left' || isRightToLeft);
  return { looks, pictured, isDrawnAlike: false };
}
