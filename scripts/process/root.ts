import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the workspace. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
