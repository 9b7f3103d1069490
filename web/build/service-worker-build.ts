import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { modulesForTests } from './files-for-tests.ts';

/** Files of the page without a hash in their names. */
const unhashedFiles = ['theme.js', 'first-paint.js', 'favicon.svg'];

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The scripts of the modules with their static imports, followed by their styles and fonts. */
function filesWith(modules: Set<string>, bundle: Bundle, entry: Rolldown.OutputChunk): string[] {
  const chunks = chunksOf(bundle);
  const needed = new Set([entry.fileName]);
  for (const { fileName, moduleIds } of chunks) {
    if (moduleIds.some((id) => modules.has(id))) needed.add(fileName);
  }
  const files = new Set<string>();
  for (const fileName of needed) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) needed.add(imported);
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) files.add(file);
  }
  return [...needed, ...files];
}

async function buildWorker(config: ResolvedConfig, entry: string, files: string[]): Promise<void> {
  const folder = resolve(config.root, config.build.outDir);
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const name of ['index.html', ...unhashedFiles])
    hash.update(await readFile(join(folder, name)));
  const id = hash.digest('hex').slice(0, 16);
  await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD_OF_PAGES: JSON.stringify({ id, entry: `/${entry}`, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: {
        input: join(config.root, 'service-worker/worker.ts'),
        // A classic script: some browsers do not support module service workers.
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Builds `service-worker.js` after the pages, because it lists the names of their files. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const pathOf = (id: string): string => relative(config.root, id).split(sep).join('/');
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      const main = entry?.facadeModuleId;
      if (!entry || !main) throw new Error('the pages have no entry');
      const noImports = { importedIds: [], dynamicallyImportedIds: [] };
      const modules = modulesForTests(main, (id) => this.getModuleInfo(id) ?? noImports, pathOf);
      const files = [...unhashedFiles, ...filesWith(modules, bundle, entry)].map(
        (file) => `/${file}`,
      );
      await buildWorker(config, entry.fileName, files);
    },
  };
}
