/** Ground that widgets stand on: their own, in the theme's surface colour, or what the page paints behind them. */
export type Surface = 'base' | 'transparent';
