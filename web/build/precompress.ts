import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = '**/*.{html,js,css,json,svg,txt,webmanifest}';

/** Below this the headers weigh more than what compression saves. */
const worthwhileBytes = 1000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < worthwhileBytes) return;
  const plain = await readFile(path);
  await Promise.all([
    brotli(plain, best).then((packed) => writeFile(`${path}.br`, packed)),
    gzipped(plain, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}

/** Writes `.br` and `.gz` beside each text file once, so the server never compresses a page while serving it. */
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
