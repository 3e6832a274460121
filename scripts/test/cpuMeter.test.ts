import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startCpuMeter, suiteVariable } from './cpuMeter.js';

const BUSY = 'const end = Date.now() + 1500; while (Date.now() < end);';

it.runIf(existsSync('/proc/self/stat'))(
  'counts what a suite and its children use, and not what another run does',
  async () => {
    const meter = startCpuMeter();
    const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
    const start = (env: Readonly<Record<string, string>>) =>
      once(spawn(process.execPath, ['-e', child], { env: { ...process.env, ...env } }), 'close');
    await Promise.all([start(suiteVariable('a')), start({ CORRIDOR_SUITE: '1/b' })]);
    meter.stop();
    const used = meter.read();
    expect(used.get('a')).toBeGreaterThan(0.2);
    expect(used.has('b')).toBe(false);
  },
);
