import type { Segment, SortDeclaration } from '@corridor/core';
import type { IconSource } from '@corridor/ui';
import type { ComponentType } from 'react';

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<ComponentType>;

/** Groups of the navigation, in its order. */
export const SECTIONS = ['overview', 'issuing', 'money', 'remittance', 'collection', 'settings'] as const;

/** What a screen is made known by. */
interface ScreenLook {
  readonly load: LoadScreen;
  /** Group of its line in the navigation, which the palette offers too; absent where it has none. */
  readonly section?: (typeof SECTIONS)[number];
  readonly icon?: IconSource;
  /** Its tabs that list other resources, by their names in the address: the wire segment of each. */
  readonly tabs?: Readonly<Record<string, Segment>>;
}

/** A resource whose records are listed. */
type Listed = Pick<SortDeclaration, 'firstSort'> & { readonly segment: Segment };

/** A screen: its code, its line in the navigation, and what it shows. */
export interface ScreenDeclaration extends ScreenLook {
  /** What it shows, as ability rules name it; without it every member may open the screen. */
  readonly subject?: Segment;
  /** What is done there; reading unless told. */
  readonly action?: string;
  /** The resource whose first page the screen reads at once. */
  readonly list?: Listed;
}

/** The screen of a list: who may read its records may open it, and the page itself asks for its first rows. */
export function listScreen(resource: Listed, look: ScreenLook): ScreenDeclaration {
  return { ...look, subject: resource.segment, list: resource };
}
