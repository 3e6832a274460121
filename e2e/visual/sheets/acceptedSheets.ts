import { existsSync, readFileSync } from 'node:fs';
import { baselinesFolder, baselinesHere } from '../baselines';
import type { Variant } from '../variants';
import { cutOut, recordOf } from './readSheet';
import { sheetName } from './sheetName';

/** Folder of the sheets that this browser is compared with. */
export const acceptedFolder = `${baselinesFolder}/${baselinesHere(false).folder}`;

/** A story's picture as it was accepted. */
export interface AcceptedPicture {
  /** Digest of the screenshot that was accepted. */
  readonly digest: string;
  /** The picture as a PNG file; null where its sheet need not show it. */
  readonly cutOut: (() => Buffer) | null;
}

function readPictures(name: string): ReadonlyMap<string, AcceptedPicture> {
  const path = `${acceptedFolder}/${name}`;
  if (!existsSync(path)) return new Map();
  const png = readFileSync(path);
  const pictures = Object.entries(recordOf(png)).map(([storyId, { digest, place }]): [string, AcceptedPicture] => [
    storyId,
    { digest, cutOut: place && (() => cutOut(png, place)) },
  ]);
  return new Map(pictures);
}

const sheets = new Map<string, ReadonlyMap<string, AcceptedPicture>>();

/** The accepted pictures on a sheet by the ids of their stories, read once; none where there is no such sheet. */
export function acceptedPictures(name: string): ReadonlyMap<string, AcceptedPicture> {
  const pictures = sheets.get(name) ?? readPictures(name);
  sheets.set(name, pictures);
  return pictures;
}

/** The accepted picture of a story in a look; undefined where nobody has accepted one. */
export function acceptedPicture(storyId: string, look: Variant): AcceptedPicture | undefined {
  return acceptedPictures(sheetName(storyId, look)).get(storyId);
}
