import { buildRoom, ROOMS } from './build/buildRoom.js';

const [only] = process.argv.slice(2);
for (const room of ROOMS.filter((name) => !only || name === only)) {
  const started = performance.now();
  const [problem] = await buildRoom(room);
  if (problem) {
    console.error(`${room} does not build:\n${problem}`);
    process.exit(1);
  }
  console.log(`${room} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
