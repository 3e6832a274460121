/** Where a build says what it is made of; its tag changes with every release. */
const MANIFEST = '/.vite/manifest.json';

let asking: Promise<Response | null> | undefined;

/** Asks the server for the tag of its release, once for all who ask at the same time; null where it cannot be reached. */
export function askForRelease(): Promise<Response | null> {
  asking ??= fetch(MANIFEST, { method: 'HEAD', cache: 'no-cache' })
    .catch(() => null)
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Returns true if the server answers: code that is missing then is gone with an older release. */
export async function isServerThere(): Promise<boolean> {
  const answer = await askForRelease();
  return answer !== null && answer.status < 500;
}
