// The package has types for its main entry point alone, which exports all icons.
declare module '@lucide/icons/icons/*' {
  /** Lines of one icon of Lucide. */
  const icon: import('./Drawing').Lines;
  // biome-ignore lint/style/noDefaultExport: so each of its files exports its icon.
  export default icon;
}
