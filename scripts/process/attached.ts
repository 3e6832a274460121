import { spawn } from 'node:child_process';
import { inRoot, root } from './root.js';
import { track } from './tracked.js';

interface AttachedOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a tool of the workspace on this terminal until it ends and gives its exit code. */
export function attached(tool: string, args: readonly string[], options: AttachedOptions = {}): Promise<number> {
  const command = inRoot('node_modules', '.bin', tool);
  const env = { ...process.env, ...options.env };
  const child = track(spawn(command, args, { cwd: options.cwd ?? root, env, stdio: 'inherit' }));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
