import { existsSync, readdirSync } from 'node:fs';
import { chromiumVersion, findChromium } from '../../scripts/browser/chromium';
import { inRoot } from '../../scripts/process/root';

/** Folder of all committed baselines: one folder per platform and exact version of Chromium. */
export const baselinesFolder = inRoot('e2e', 'visual', 'baselines');

/** Folder of the pictures that are cut out of sheets to be compared and looked at. */
export const expectedFolder = inRoot('.cache', 'visual-expected');

/** Which baselines this browser is compared with, and whether to the last pixel. */
export interface Baselines {
  readonly folder: string;
  readonly exact: boolean;
}

const numbers = (version: string): number[] => version.split(/\D+/).filter(Boolean).map(Number);

/** How far two versions are apart: the first differing part decides. */
function distance(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  return left.reduce((sum, part, index) => sum * 1000 + Math.abs(part - (right[index] ?? 0)), 0);
}

/** Picks this very browser's baselines, else those of the nearest version, preferably of the same platform. */
export function chooseBaselines(available: readonly string[], platform: string, version: string): Baselines {
  const own = `${platform}-${version}`;
  if (available.includes(own) || available.length === 0) return { folder: own, exact: true };
  const same = available.filter((name) => name.startsWith(`${platform}-`));
  const candidates = same.length > 0 ? same : available;
  const [nearest = own] = candidates.toSorted((a, b) => distance(a, own) - distance(b, own));
  return { folder: nearest, exact: false };
}

/** The baselines for the browser of this machine; when they are being renewed, always its own. */
export function baselinesHere(renewing: boolean): Baselines {
  const path = findChromium();
  const version = path ? chromiumVersion(path) : 'none';
  const available = existsSync(baselinesFolder) && !renewing ? readdirSync(baselinesFolder) : [];
  return chooseBaselines(available, process.platform, version);
}
