import { buildPart, PARTS } from './build/buildPart.js';

const [only] = process.argv.slice(2);
for (const part of PARTS.filter((name) => !only || name === only)) {
  const started = performance.now();
  const [problem] = await buildPart(part);
  if (problem) {
    console.error(`${part} does not build:\n${problem}`);
    process.exit(1);
  }
  console.log(`${part} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
