import { createCorridor, defineElements } from '/corridor/corridor.js';

/** Asks our own server for a session; undefined while nobody is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token');
  return answer.ok ? answer.text() : undefined;
}

defineElements(createCorridor({ baseURL: '__GATEWAY__', getAccessToken }));
