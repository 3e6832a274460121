import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

async function stopAll(code: number): Promise<void> {
  const closed = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(closed);
  process.exit(code);
}

const onInterrupt = () => stopAll(130);
const onTerminate = () => stopAll(143);

// Only while there is a child to end: a program that serves by itself then ends in its own order.
function listen(): void {
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onTerminate);
}

function listenNoMore(): void {
  process.off('SIGINT', onInterrupt);
  process.off('SIGTERM', onTerminate);
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Remembers a child process until it ends, so that none outlives this one. */
export function track<Child extends ChildProcess>(child: Child): Child {
  if (running.size === 0) listen();
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) listenNoMore();
  });
  return child;
}
