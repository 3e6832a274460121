/** Longest wait for a score: a sign-in must not hang on a script that only advises. */
const PATIENCE_MS = 3000;

/** The provider that a script of the deployer puts at `window.corridorScore`; without one, or where it fails, no score is sent. */
export async function scoreFromPage(): Promise<string> {
  const provider: unknown = Reflect.get(window, 'corridorScore');
  if (typeof provider !== 'function') return '';
  try {
    const patience = new Promise<string>((resolve) => setTimeout(() => resolve(''), PATIENCE_MS));
    return String(await Promise.race([provider(), patience]));
  } catch {
    return '';
  }
}
