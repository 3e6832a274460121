export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { PaletteCommand, PaletteSearch } from './command';
