/** Files of the first view, by address; written by the build. */
export interface FirstFiles {
  /** Files of the login page, and its addresses. */
  readonly gate: readonly string[];
  readonly gatePaths: readonly string[];
  /** Third-party code that all others need; the page preloads it. */
  readonly vendor: string;
  /** Renderer (react-dom); the page preloads it. */
  readonly renderer: string;
  /** Files of every screen behind sign-in. */
  readonly frame: readonly string[];
  /** Further files of a screen, by its path. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
