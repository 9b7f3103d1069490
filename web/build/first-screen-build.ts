import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { firstPages, frame } from '../app/first-screen/first-pages.ts';
import { firstStyles } from '../app/first-screen/first-styles.ts';

type Bundle = Rolldown.OutputBundle;

const languages = ['en', 'vi'] as const;

interface Style {
  css: string;
  /** The name in the file, and the name that the build gave it. */
  classes: Record<string, string>;
}

const outputsOf = (built: unknown): Rolldown.RolldownOutput['output'][number][] =>
  ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);

/** Each stylesheet by itself: a page takes along only those that it uses. */
async function buildStyles(config: ResolvedConfig): Promise<Record<string, Style>> {
  const paths = Object.entries(firstStyles).map(([name, path]) => [name, join(config.root, path)]);
  const built = await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: config.build.target,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(paths) as Record<string, string>,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = outputsOf(built);
  const assets = files.filter((file) => file.type === 'asset');
  const cssIn = (isWanted: (asset: (typeof assets)[number]) => boolean): string =>
    assets
      .filter(isWanted)
      .map(({ source }) => String(source).trim())
      .join('');
  // It names no classes, so the build makes no script of it.
  const styles: Record<string, Style> = {
    base: { css: cssIn(({ names }) => names.includes('base.css')), classes: {} },
  };
  for (const file of files) {
    if (file.type !== 'chunk' || !file.isEntry) continue;
    const sheets = file.viteMetadata?.importedCss ?? new Set();
    const code = `data:text/javascript,${encodeURIComponent(file.code)}`;
    const { default: classes = {} } = (await import(code)) as { default?: Style['classes'] };
    styles[file.name] = { css: cssIn(({ fileName }) => sheets.has(fileName)), classes };
  }
  const inOrder = Object.keys(firstStyles).map((name) => [name, styles[name]!] as const);
  return Object.fromEntries(inOrder);
}

/** A module's script, what that imports at once, and their styles. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!own) throw new Error(`${module} is in no file of the build`);
  const found = new Set([own.fileName]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const file of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) {
      found.add(file);
    }
  }
  return [...found];
}

function filesOfPages(config: ResolvedConfig, bundle: Bundle): object {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const inEveryPage = new Set(filesOf(bundle, (entry as Rolldown.OutputChunk).moduleIds.at(-1)!));
  const filesFor = (modules: string[]): string[] => [
    ...new Set(modules.flatMap((module) => filesOf(bundle, resolve(config.root, module)))),
  ];
  return Object.fromEntries(
    Object.entries(firstPages).map(([path, page]) => [
      path,
      Object.fromEntries(
        languages.map((language) => [
          language,
          filesFor([
            frame.screen,
            page.screen,
            ...[...frame.words, ...page.words].map((word) => `${word}/messages.${language}.json`),
          ])
            .filter((file) => !inEveryPage.has(file))
            .map((file) => `/${file}`),
        ]),
      ),
    ]),
  );
}

async function readWords(root: string): Promise<object> {
  const features = new Set([frame, ...Object.values(firstPages)].flatMap(({ words }) => words));
  const wordsIn = async (language: string): Promise<object> => {
    const read = [...features].map(async (feature) => {
      const text = await readFile(join(root, feature, `messages.${language}.json`), 'utf8');
      return [feature, JSON.parse(text) as object];
    });
    return Object.fromEntries((await Promise.all(read)) as [string, object][]) as object;
  };
  const both = languages.map(async (language) => [language, await wordsIn(language)]);
  return Object.fromEntries((await Promise.all(both)) as [string, object][]) as object;
}

/** Writes `first-paint.js`, and `first-screen.json` with all that the server needs to write the first screen of a public page. */
export function firstScreen(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const scripts = ['public/theme.js', 'app/first-screen/first-paint.js'];
      const texts = scripts.map((path) => readFile(join(config.root, path), 'utf8'));
      // One request less before the first paint.
      const { code } = await minify('first-paint.js', (await Promise.all(texts)).join('\n'));
      this.emitFile({ type: 'asset', fileName: 'first-paint.js', source: code });
    },
    async writeBundle(_options, bundle) {
      const kit = {
        styles: await buildStyles(config),
        words: await readWords(config.root),
        files: filesOfPages(config, bundle),
        icon: await readFile(join(config.root, 'public/favicon.svg'), 'utf8'),
      };
      const folder = resolve(config.root, config.build.outDir);
      await writeFile(join(folder, 'first-screen.json'), JSON.stringify(kit));
    },
  };
}
