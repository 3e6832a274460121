// The package has types for its one door alone, behind which all of its icons stand.
declare module '@lucide/icons/icons/*' {
  /** Lines of one icon of Lucide. */
  const icon: import('./Drawing').Lines;
  // biome-ignore lint/style/noDefaultExport: so each of its files exports its icon.
  export default icon;
}
