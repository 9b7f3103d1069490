import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** `web/ui/theme/tokens.css` defines sizes, corners and colors; stylesheets must use its tokens. */

const web = join(import.meta.dirname, '../web');
const read = (file: string): string => readFileSync(join(web, file), 'utf8');

const sheets = globSync('**/*.css', { cwd: web, exclude: ['dist/**', 'node_modules/**'] }).filter(
  (file) => !file.startsWith('ui/theme/'),
);
const isPaper = (file: string): boolean => /(^|\/)(print|sheet)\//.test(file);

/** Files with display text that is larger than the type scale, and what it is. */
const displayText: Record<string, string> = {
  'attempts/player/stages/break/break-screen.module.css': 'the clock of a break',
  'following/family/parent/child.module.css': 'the score of a child',
  'results/overview/score/score-card.module.css': 'the score of a test',
  'site/home/home.module.css': 'the headline of the home page',
};

/** Files with colors that are not in the palette, and why. */
const ownColors: Record<string, string> = {
  'accounts/auth/verify/verify-art.module.css': 'a drawing',
  'accounts/console/roles/changes-bar.module.css': 'marks on the night background',
  'accounts/profile/security/two-step/two-step.module.css':
    'paper, and the background of a QR code',
  'app/admin-shell/admin-shell.module.css': 'the woven pattern of the frame',
  'app/admin-shell/sidebar/terrace-strip.module.css': 'a drawing',
  'app/public-frame/footer/contact-map.module.css': 'a map',
  'attempts/player/calculator/calculator.module.css': 'curves that differ by color',
  'attempts/player/module/module.module.css': 'a button on the night background',
  'attempts/player/stages/break/break-screen.module.css': 'the night sky of a break',
  'attempts/player/stages/break/night-terraces.module.css': 'a drawing',
  'attempts/player/tools/highlights/highlights.module.css': 'the outline of a pen, in both themes',
  'attempts/player/tools/layout/line-reader.module.css': 'a dark mask in both themes',
  'attempts/player/tools/window/floating-window.module.css': 'a button on the night background',
  'attempts/tests/banner.module.css': 'a drawing',
  'item/highlights/highlight-colours.css': 'underlines on highlighted paper',
  'results/charts/score-stairs.module.css': 'the two ends of a gradient',
  'results/overview/score/goal-section.module.css': 'marks on the night background',
  'site/home/below/how-it-works.module.css': 'the night background of the dark theme',
  'site/home/below/slides/slide-art/slide-art.module.css': 'a drawing',
  'site/orientation/result/result.module.css': 'paper',
  'site/prose/paper.module.css': 'paper',
  'ui/brand/brand-mark.module.css': 'the logo',
  'ui/brand/terraces.module.css': 'a drawing',
  'ui/brand/woven-rule.module.css': 'a drawing',
};

const values = (sheet: string, property: string): string[] =>
  [...sheet.matchAll(new RegExp(`(?<![\\w-])${property}: *([^;]+);`, 'g'))].map(([, value]) =>
    value!.replace(/\s*!important$/, ''),
  );

const isFontSize = (value: string): boolean =>
  /^(0|inherit|[\d.]+em|11pt|(max\()?var\(--[\w-]+(, var\(--[\w-]+\))?\)(, var\(--[\w-]+\)\))?)$/.test(
    value,
  );

const isCorner = (value: string): boolean =>
  value
    .replace(/calc\(var\(--[\w-]+\) - 1px\)/g, '0')
    .split(' ')
    .every((part) => /^(0|50%|inherit|var\(--[\w-]+\))$/.test(part));

test('every font size is in the type scale', () => {
  const tokens = readFileSync(join(web, 'ui/theme/tokens.css'), 'utf8');
  expect(new Set(tokens.match(/^ {2}--font-[\w-]+(?=:)/gm)).size).toBeLessThanOrEqual(8);
  const raw = sheets
    .filter((file) => !isPaper(file) && !(file in displayText))
    .flatMap((file) =>
      values(read(file), 'font-size')
        .filter((value) => !isFontSize(value))
        .map((value) => `${file}: ${value}`),
    );
  expect(raw).toEqual([]);
});

/** Distances beyond the scale place things on a page, a hairline is one pixel, functions compute between steps. */
const isSpacing = (value: string): boolean =>
  /(calc|clamp|max|min)\(|var\(--[\w-]+, /.test(value) ||
  value.split(' ').every((part) => {
    const pixels = Number(/^(\d+)px$/.exec(part)?.[1] ?? 0);
    return pixels <= 1 || pixels > 48;
  });

test('every padding, margin and gap is a step of the spacing scale', () => {
  const sides = '(?:-(?:top|right|bottom|left|(?:block|inline)(?:-(?:start|end))?))?';
  const raw = sheets
    .filter((file) => !isPaper(file))
    .flatMap((file) =>
      values(read(file), `(?:(?:padding|margin)${sides}|(?:row-|column-)?gap)`)
        .filter((value) => !isSpacing(value))
        .map((value) => `${file}: ${value}`),
    );
  expect(raw).toEqual([]);
});

test('every rounded corner is a token', () => {
  const raw = sheets
    .filter((file) => !isPaper(file))
    .flatMap((file) =>
      values(read(file), 'border-radius')
        .filter((value) => !isCorner(value))
        .map((value) => `${file}: ${value}`),
    );
  expect(raw).toEqual([]);
});

test('colors come from the palette, except in the listed files', () => {
  const raw = sheets.filter(
    (file) =>
      !isPaper(file) &&
      /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(read(file).replace(/url\([^)]*\)/g, '')),
  );
  expect(raw.toSorted()).toEqual(Object.keys(ownColors).toSorted());
});

interface StylesImport {
  file: string;
  sheet: string;
  /** The classes that the file uses; undefined if it passes the whole module on. */
  used: Set<string> | undefined;
}

const components = globSync('**/*.{ts,tsx}', {
  cwd: web,
  exclude: ['dist/**', 'node_modules/**'],
});

const stylesImports: StylesImport[] = components.flatMap((file) => {
  const code = read(file);
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replace(/'[^'\n]*'|"[^"\n]*"/g, "''");
  return [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].map(
    ([, name, path]) => {
      const uses = [...body.matchAll(new RegExp(`(?<![\\w.])${name}\\b(?:!?\\.(\\w+))?`, 'g'))];
      const isWhole = uses.some(([, className]) => className === undefined);
      const used = isWhole ? undefined : new Set(uses.map(([, className]) => className!));
      return { file, sheet: join(dirname(file), path!), used };
    },
  );
});

const classesOf = (sheet: string): Set<string> => {
  const selectors = read(sheet)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .matchAll(/([^{};]+)\{/g);
  const text = [...selectors].map(([, selector]) => selector).join(' ');
  return new Set([...text.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name!));
};

test('every class that a component uses is in its stylesheet', () => {
  const missing = stylesImports.flatMap(({ file, sheet, used }) => {
    const unknown = used?.difference(classesOf(sheet)) ?? new Set();
    return [...unknown].map((name) => `${file}: .${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a stylesheet is used', () => {
  const unused = Map.groupBy(stylesImports, ({ sheet }) => sheet)
    .entries()
    .flatMap(([sheet, imports]) => {
      const usedSets = imports.map(({ used }) => used);
      if (usedSets.includes(undefined)) return [];
      const allUsed = usedSets.reduce((all, one) => all!.union(one!), new Set<string>());
      return [...classesOf(sheet).difference(allUsed!)].map((name) => `${sheet}: .${name}`);
    });
  expect([...unused]).toEqual([]);
});
