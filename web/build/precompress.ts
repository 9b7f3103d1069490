import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = '**/*.{html,js,css,json,svg,txt,webmanifest}';

/** Below this size the headers cost more than compression saves. */
const minBytes = 1000;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < minBytes) return;
  const content = await readFile(path);
  await Promise.all([
    brotli(content, best).then((compressed) => writeFile(`${path}.br`, compressed)),
    gzipAsync(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ]);
}

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses while serving. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = `${config.root}/${config.build.outDir}`;
    },
    async closeBundle() {
      const paths = await Array.fromAsync(glob(`${folder}/${text}`));
      await Promise.all(paths.map(compress));
    },
  };
}
