import { spawn } from 'node:child_process';
import { environmentOf } from './environment.js';
import { inRoot, root } from './root.js';
import { track } from './tracked.js';

/** What a finished command said: its exit code and everything it printed, in order. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called with each piece of output as it comes. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a command to its end and collects what it prints; never throws for a failing command. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = environmentOf(options.env);
    const child = track(spawn(command, args, { cwd: options.cwd ?? root, env, stdio: ['ignore', 'pipe', 'pipe'] }));
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a tool of the workspace (a name in node_modules/.bin) like `run`. */
export function runTool(tool: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return run(inRoot('node_modules', '.bin', tool), args, options);
}

// Its threads each work out for themselves what they share, and it collects what it soon gives back as a whole.
const FRUGAL = { args: ['--singleThreaded'], env: { GOGC: 'off', GOMEMLIMIT: '2GiB' } };

/** Runs the native compiler like `run`, with the least work; by its path, because both compilers call themselves tsc. */
export function runCompiler(args: readonly string[]): Promise<Outcome> {
  const compiler = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');
  return run(process.execPath, [compiler, ...FRUGAL.args, ...args], { env: FRUGAL.env });
}

/** Runs one of the workspace's own scripts in a process of its own, on the sources. */
export function runScript(script: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Outcome> {
  const node = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('scripts', script), ...args];
  return run(process.execPath, node, options);
}
