/** Writes a declaration for vendors: as it is, for styled-components asks for prefixes only under an option that is off. */
export const prefix = (declaration: string): string => declaration;
