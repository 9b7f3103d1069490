import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Who may import whom. Features are never listed by hand: a capture group says "only yourself and the plumbing". */

const serverPlumbing = 'http|db|mail|jobs|audit|files|formulas|prose|live';
const serverRoot = 'clock|bounded-cache|config|services';
const webPlumbing = 'api|ui|i18n';
const tests = String.raw`\.test\.tsx?$|^server/testing/`;

const forbidden: (IForbiddenRuleType & { name: string })[] = [
  {
    name: 'no-cycles',
    comment: 'A cycle means that two files are one.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'exam-is-pure',
    comment: 'The domain depends on zod only.',
    severity: 'error',
    from: { path: '^exam/', pathNot: `${tests}|^exam/[^/]+\\.config\\.ts$` },
    to: { pathNot: '^exam/|node_modules/zod/' },
  },
  {
    name: 'contract-is-data',
    comment: 'The contract depends on the domain and zod only.',
    severity: 'error',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: '^(contract|exam)/|node_modules/zod/' },
  },
  {
    name: 'server-and-web-never-meet',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(web|e2e|bench|checks)/' },
  },
  {
    name: 'web-and-server-never-meet',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(server|e2e|bench|checks)/' },
  },
  {
    name: 'keys-never-reach-a-browser',
    comment: 'Scoring and statistics know keys and routing.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^exam/(scoring|statistics)/' },
  },
  {
    name: 'from-outside-only',
    comment: 'Browser tests and load drive the product over HTTP and the browser only.',
    severity: 'error',
    from: { path: '^(e2e|bench)/' },
    to: { path: '^(server|web|contract|content)/' },
  },
  {
    name: 'browser-tests-know-no-code',
    comment: 'Load may time the pure domain directly; browser tests know what a person knows.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^exam/' },
  },
  {
    name: 'content-is-data',
    comment: 'The founding bank knows the domain, its own readers and nothing else of ours.',
    severity: 'error',
    from: { path: '^content/', pathNot: tests },
    to: { path: '^(contract|server|web|e2e|bench|checks)/' },
  },
  {
    name: 'content-never-reaches-a-browser',
    comment: 'It holds the keys.',
    severity: 'error',
    from: { path: '^(web|contract|exam)/' },
    to: { path: '^content/' },
  },
  {
    name: 'server-feature-minds-its-own',
    comment: 'A feature imports itself and the plumbing; an effect elsewhere is a job or a port.',
    severity: 'error',
    from: { path: '^server/([^/]+)/', pathNot: tests },
    to: {
      path: '^server/',
      pathNot: `^server/$1/|^server/(${serverPlumbing})/|^server/(${serverRoot})\\.ts$`,
    },
  },
  {
    name: 'web-feature-minds-its-own',
    severity: 'error',
    from: { path: '^web/([^/]+)/', pathNot: `^web/(app|testing)/|${tests}` },
    // The typed keys of i18n come from every feature's messages.
    to: { path: '^web/', pathNot: `^web/$1/|^web/(${webPlumbing})/|/messages\\.en\\.json$` },
  },
  {
    name: 'console-feature-minds-its-own',
    severity: 'error',
    from: { path: '^web/admin/([^/]+)/', pathNot: tests },
    to: { path: '^web/admin/', pathNot: '^web/admin/$1/' },
  },
  {
    name: 'markdown-is-parsed-in-one-place',
    comment: 'Where its size and density are bounded before parsing.',
    severity: 'error',
    from: { pathNot: `^server/prose/read-prose\\.ts$` },
    to: { path: '(^|node_modules/)(mdast-util-from-markdown|micromark)(/|$)' },
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'What a real start loads cannot reach the clock that tests turn.',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: '^server/testing/' },
  },
];

export const rules = { forbidden };

/** swc reads TypeScript here: with TypeScript 7 alone dependency-cruiser finds no modules at all. */
export const options = {
  ruleSet: rules,
  validate: true,
  // Who depends on each module, for instance, takes as long to work out as the cycles, and no rule asks.
  skipAnalysisNotInRules: true,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
};
