/** Northwind's own look: paper and ink, serif type, hardly a rounded corner. */
export const northwind = {
  primary: '#7a2e1d',
  surface: '#fffdf8',
  surfaceSunken: '#fbf7ef',
  text: '#2b2317',
  border: '#ded3bd',
  radius: 2,
  fontFamily: 'Georgia, serif',
} as const;

/** The look of the company that Northwind bought. */
export const lumen = { primary: '#0b6e4f', radius: 8 } as const;
