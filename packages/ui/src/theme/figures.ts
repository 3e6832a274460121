/** Figures of one width, so that they align under each other; drawn closer, since those of Public Sans stand far apart, but for the space between groups, date and time. */
export const tabularFigures = 'font-variant-numeric: tabular-nums; letter-spacing: -0.03em; word-spacing: 0.12em;';
