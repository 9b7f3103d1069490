import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuiltPages, PageStyles } from '@bac/contract/site/page-rendering.ts';
import react from '@vitejs/plugin-react';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { firstPages, frame } from '../app/server-html/first-pages.ts';
import { styleRules } from './page-styles.ts';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The script of a module with its static imports. */
function scriptsOf(bundle: Bundle, module: string): string[] {
  const script = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(module));
  if (!script) throw new Error(`${module} is in no file of the build`);
  const found = new Set([script.fileName]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const file of chunk.imports) found.add(file);
  }
  return [...found];
}

function scriptsOfPages(config: ResolvedConfig, bundle: Bundle): BuiltPages['scripts'] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)!;
  const entryScripts = new Set(scriptsOf(bundle, entry.moduleIds.at(-1)!));
  const scriptsFor = (page: typeof frame, language: string): string[] => {
    const messages = [...frame.namespaces, ...page.namespaces].map(
      (namespace) => `${namespace}/messages.${language}.json`,
    );
    const modules = [frame.screen, page.screen, ...messages].map((path) =>
      resolve(config.root, path),
    );
    return [...new Set(modules.flatMap((module) => scriptsOf(bundle, module)))]
      .filter((file) => !entryScripts.has(file))
      .map((file) => `/${file}`);
  };
  return Object.fromEntries(
    Object.entries(firstPages).map(([path, page]) => [
      path,
      { en: scriptsFor(page, 'en'), vi: scriptsFor(page, 'vi') },
    ]),
  );
}

/** The stylesheets in import order, as in a browser: a page's rules override those of its imports. */
function stylesInOrder(bundle: Bundle): PageStyles {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports) visit(imported);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const imported of chunk.dynamicImports) visit(imported);
  };
  for (const { fileName, isEntry } of chunksOf(bundle)) if (isEntry) visit(fileName);
  return [...files].map((file) => ({
    file: `/${file}`,
    rules: styleRules(String((bundle[file] as Rolldown.OutputAsset).source)),
  }));
}

/** Builds the same components for Node.js as `render-page.js`, with all imports bundled. */
async function buildRenderer(config: ResolvedConfig, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'app/server-html/render-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    },
  });
}

/** Writes `first-paint.js` and the folder `.server`, which is not served, with all that the server needs to render public pages. */
export function serverHtml(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'server-html',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const scripts = ['public/theme.js', 'app/server-html/first-paint.js'];
      const texts = scripts.map((path) => readFile(join(config.root, path), 'utf8'));
      // Bundled into one file, which saves a request before the first paint.
      const { code } = await minify('first-paint.js', (await Promise.all(texts)).join('\n'));
      this.emitFile({ type: 'asset', fileName: 'first-paint.js', source: code });
    },
    async writeBundle(_options, bundle) {
      const pages: BuiltPages = {
        styles: stylesInOrder(bundle),
        scripts: scriptsOfPages(config, bundle),
        icon: await readFile(join(config.root, 'public/favicon.svg'), 'utf8'),
      };
      const folder = resolve(config.root, config.build.outDir, '.server');
      await mkdir(folder, { recursive: true });
      await buildRenderer(config, folder);
      await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
    },
  };
}
