import { runScript } from './process/run.js';

const { code, output } = await runScript('check/api.ts', ['--update']);
console.log(output.trim() || 'The API reports in packages/*/api say what the packages give out now.');
process.exitCode = code;
