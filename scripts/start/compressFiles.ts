import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTHWHILE_BYTES = 1024;
/** The best of each: files are packed once and fetched many times. */
const QUALITY = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file below a folder, so that nothing is compressed while it is served. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((path) => TEXT.test(path))) {
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.byteLength < WORTHWHILE_BYTES) continue;
    await writeFile(
      `${path}.br`,
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.brotli } }),
    );
    await writeFile(`${path}.gz`, await zip(content, { level: QUALITY.gzip }));
  }
}
