import { join } from 'node:path';
import { npmPackage } from '../machine/npmPackage';

/** Versions of Node that the workspace is tried on: the newest of each line that is maintained. */
export const VERSIONS: readonly string[] = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];

const lineOf = (version: string) => version.split('.')[0];

/** Program of a version of Node: this process's own where it is of the same line, else the binary from npm. @throws Error when npm cannot fetch it */
export async function nodeOf(version: string): Promise<string> {
  if (lineOf(process.versions.node) === lineOf(version)) return process.execPath;
  return join(await npmPackage(`node-${process.platform}-${process.arch}`, version), 'bin', 'node');
}
