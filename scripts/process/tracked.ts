import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

async function stopAll(code: number): Promise<void> {
  const closed = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(closed);
  process.exit(code);
}

process.once('SIGINT', () => stopAll(130));
process.once('SIGTERM', () => stopAll(143));
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Remembers a child process until it ends, so that none outlives this one. */
export function track<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}
