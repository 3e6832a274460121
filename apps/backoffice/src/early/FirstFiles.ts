/** Files that visits begin with, by their addresses; the build knows them. */
export interface FirstFiles {
  /** The login page alone, and where somebody who is signed out finds it. */
  readonly gate: readonly string[];
  readonly gatePaths: readonly string[];
  /** The code of others that all of these stand on; the page names it itself. */
  readonly vendor: string;
  /** What draws; the page names it itself. */
  readonly renderer: string;
  /** What every screen behind sign-in needs. */
  readonly frame: readonly string[];
  /** What a screen needs besides, by its path. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
