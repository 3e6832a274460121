import { runScript } from './process/run.js';

const { code, output } = await runScript('check/openapi.ts', ['--update']);
console.log(output.trim() || 'apps/gateway/openapi.json says what the gateway answers now.');
process.exitCode = code;
