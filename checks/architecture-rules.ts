import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The rules about imports. They do not list areas: a capture group matches the area of the importing file. */

const serverRoot = 'area|config|services';

/** The files that other areas may import, with the reason. For any other effect in another area, use a job or a port. */
export const serverKernels: Record<string, string> = {
  'accounts/demo-accounts': 'The demo shows its accounts and links its parent with its student.',
  'attempts/log': 'An attempt is its log: reports, own data and the bank read it.',
  'attempts/pack-attempt':
    'Forgetting a person scrubs the log of an attempt in its packed form too.',
  'attempts/being-taken': 'Parents and teachers see who is taking a test at the moment.',
  'bank/item-versions': 'Forms, attempts and reports show items in the version that was answered.',
  'bank/measured-versions':
    'Results are scored again with the parameters that a later calibration measured.',
  'bank/structure/structure-reader':
    'Names of sections and modules appear on every screen with a test.',
  'following/access':
    'One condition decides who may see whose results; every such WHERE clause uses it.',
  'following/assigned-attempts': 'An attempt may belong to an assignment of a class.',
  'following/held-tests': 'A test that a class is to take cannot be taken privately.',
  'results/reports/pooled-skills':
    'Parents read which skill to practice from the same pooled attempts as their child.',
  'tickets/conversation/past-conversation': 'The living demo writes conversations of the past.',
  'tickets/person/ticket-limits': 'A report on a question opens a ticket, so it counts as one.',
};
/** The jobs that announce what happened in an area. */
const serverEvents = '^server/[^/]+/events/';

const webPlumbing = 'api|i18n|item|ui';
/** Other files import only the types of these. */
const typedKeys = String.raw`/messages\.en\.json$`;
const consoleSide = '^web/console/|^web/[^/]+/console/';

/** The folders of a web area that other areas may import, with the reason. */
export const webKernels: Record<string, string> = {
  'attempts/math-tools': 'Missed questions are answered again with the tools of the test.',
  'attempts/retake': 'A report offers to take its test again.',
  'following/allowance': 'The team grants time and pauses in the dialog that teachers use.',
  'following/assigned': 'The page of tests begins with those that a teacher assigned.',
  'results/charts': 'The component catalog in the console shows them.',
  'site/prose': 'Tickets show the formatted text of a message as articles do.',
  'tickets/conversation': 'The console shows the tickets of a person with their states.',
};
const tests = String.raw`\.test\.tsx?$|^server/testing/`;
/** Fixtures and test servers, of a workspace or of one folder. */
const testing = '(^|/)testing/';

const forbidden: (IForbiddenRuleType & { name: string })[] = [
  {
    name: 'no-cycles',
    comment: 'Files in an import cycle belong together in one file.',
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
    name: 'server-never-imports-web',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(web|e2e|bench|checks)/' },
  },
  {
    name: 'web-never-imports-server',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(server|e2e|bench|checks)/' },
  },
  {
    name: 'keys-never-reach-a-browser',
    comment: 'Scoring and statistics contain keys and routing.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^exam/(scoring|statistics)/' },
  },
  {
    name: 'e2e-and-bench-stay-outside',
    comment:
      'Browser tests and benchmarks use the product over HTTP and in the browser only; the measurement bench reads the shipped forms.',
    severity: 'error',
    from: { path: '^(e2e|bench)/', pathNot: '^bench/measurement\\.ts$' },
    to: { path: '^(server|web|contract|content)/' },
  },
  {
    name: 'browser-tests-import-no-code',
    comment: 'Benchmarks may call the pure domain directly; browser tests may not.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^exam/' },
  },
  {
    name: 'content-is-data',
    comment: 'The initial bank depends on the domain and its own readers only.',
    severity: 'error',
    from: { path: '^content/', pathNot: tests },
    to: { path: '^(contract|server|web|e2e|bench|checks)/' },
  },
  {
    name: 'content-never-reaches-a-browser',
    comment: 'The content contains the keys.',
    severity: 'error',
    from: { path: '^(web|contract|exam)/' },
    to: { path: '^content/' },
  },
  {
    name: 'server-area-imports-kernels-only',
    comment:
      'An area imports itself, the platform and the listed kernels. For an effect in another area, use a job or a port.',
    severity: 'error',
    from: { path: '^server/([^/]+)/', pathNot: `${tests}|^server/(platform|db)/` },
    to: {
      path: '^server/',
      pathNot: `^server/$1/|^server/(platform|db)/|^server/(${serverRoot})\\.ts$|^server/(${Object.keys(serverKernels).join('|')})\\.ts$|${serverEvents}`,
    },
  },
  {
    name: 'platform-imports-no-area',
    severity: 'error',
    from: { path: '^server/platform/', pathNot: tests },
    to: { path: '^server/', pathNot: `^server/(platform|db)/|^server/(${serverRoot})\\.ts$` },
  },
  {
    name: 'db-holds-tables-only',
    severity: 'error',
    from: { path: '^server/db/', pathNot: tests },
    to: { path: '^server/', pathNot: '^server/db/' },
  },
  {
    name: 'web-area-imports-kernels-only',
    comment: 'An area imports itself, the design system, the data layer and the listed kernels.',
    severity: 'error',
    from: { path: '^web/([^/]+)/', pathNot: `^web/(app|build|testing)/|${tests}` },
    to: {
      path: '^web/',
      pathNot: `^web/$1/|^web/(${webPlumbing})/|${typedKeys}|^web/(${Object.keys(webKernels).join('|')})/`,
    },
  },
  {
    name: 'kit-imports-no-area',
    severity: 'error',
    from: { path: '^web/(api|i18n|item|ui)/', pathNot: tests },
    to: { path: '^web/', pathNot: `^web/(${webPlumbing})/|${typedKeys}` },
  },
  {
    name: 'kit-is-presentational',
    comment:
      'The design system takes props and calls back; it imports neither the contract nor the data layer.',
    severity: 'error',
    from: { path: '^web/ui/', pathNot: tests },
    to: { path: '^(contract|web/(api|item))/' },
  },
  {
    name: 'console-loads-separately',
    comment: 'Students do not load the code of the console.',
    severity: 'error',
    from: { path: '^web/', pathNot: `^web/app/|${consoleSide}|${tests}` },
    to: { path: consoleSide, pathNot: typedKeys },
  },
  {
    name: 'markdown-is-parsed-in-one-place',
    comment: 'This file limits the size and density of a text before parsing it.',
    severity: 'error',
    from: { pathNot: `^server/platform/prose/read-prose\\.ts$` },
    to: { path: '(^|node_modules/)(mdast-util-from-markdown|micromark)(/|$)' },
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'The product does not load fixtures or the test clock.',
    severity: 'error',
    from: { path: '^(exam|contract|content|server|web)/', pathNot: `${tests}|${testing}` },
    to: { path: testing },
  },
];

export const rules = { forbidden };

/** Uses swc to parse, because dependency-cruiser finds no modules with TypeScript 7. */
export const options = {
  ruleSet: rules,
  validate: true,
  // Computing the dependents of each module, for instance, takes as long as the cycles, and no rule needs them.
  skipAnalysisNotInRules: true,
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
};
