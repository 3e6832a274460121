import { runScript } from './process/run.js';

const { code, output } = await runScript('check/docs.ts', ['--update']);
console.log(
  output.trim() ||
    'The tables of docs/partners, docs/specification.md and llms.txt of each package say what the sources say now.',
);
process.exitCode = code;
