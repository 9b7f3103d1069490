import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Who may import whom. Areas are never listed by hand: a capture group says "only yourself and the platform". */

const serverRoot = 'area|config|services';

/** What an area lets other areas read, with the reason. An area that wants something else done enqueues a job or takes a port. */
export const serverKernels: Record<string, string> = {
  'accounts/demo-accounts': 'The demo shows its accounts and links its parent with its student.',
  'attempts/log': 'An attempt is its log: reports, own data and the bank read it.',
  'attempts/pack-attempt':
    'Forgetting a person scrubs the log of an attempt in its packed form too.',
  'attempts/sitting': 'Parents and teachers see who takes a test at this moment.',
  'bank/item-versions':
    'Forms, attempts and reports show items as they were when they were answered.',
  'bank/structure/structure-reader':
    'Names of sections and modules appear on every screen with a test.',
  'following/access':
    'Who may see whose results is one condition, used in every WHERE clause about it.',
  'following/assigned': 'An attempt may belong to an assignment of a class.',
  'tickets/conversation/past-conversation': 'The living demo writes conversations of the past.',
};
/** The jobs by which an area says that something has happened. */
const serverEvents = '^server/[^/]+/events/';

const webPlumbing = 'api|i18n|item|ui';
/** Only their types are read. */
const typedKeys = String.raw`/messages\.en\.json$`;
const consoleSide = '^web/console/|^web/[^/]+/console/';

/** What an area of the pages lets other areas show. */
export const webKernels: Record<string, string> = {
  'attempts/retake': 'A report offers to take its test again.',
  'following/assigned': 'The page of tests begins with those a teacher assigned.',
  'results/charts': 'The catalogue of components in the console shows them.',
  'site/prose': 'Tickets show the formatted text of a message as articles do.',
  'tickets/conversation': 'The console shows the tickets of a person with their states.',
};
const tests = String.raw`\.test\.tsx?$|^server/testing/`;
/** Fixtures and test servers, of a workspace or of one folder. */
const testing = '(^|/)testing/';

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
    name: 'server-area-minds-its-own',
    comment:
      'An area imports itself, the platform and named kernels; an effect elsewhere is a job or a port.',
    severity: 'error',
    from: { path: '^server/([^/]+)/', pathNot: `${tests}|^server/(platform|db)/` },
    to: {
      path: '^server/',
      pathNot: `^server/$1/|^server/(platform|db)/|^server/(${serverRoot})\\.ts$|^server/(${Object.keys(serverKernels).join('|')})\\.ts$|${serverEvents}`,
    },
  },
  {
    name: 'platform-knows-no-area',
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
    name: 'web-area-minds-its-own',
    comment: 'An area imports itself, the kit, the data layer and named kernels.',
    severity: 'error',
    from: { path: '^web/([^/]+)/', pathNot: `^web/(app|build|testing)/|${tests}` },
    to: {
      path: '^web/',
      pathNot: `^web/$1/|^web/(${webPlumbing})/|${typedKeys}|^web/(${Object.keys(webKernels).join('|')})/`,
    },
  },
  {
    name: 'kit-knows-no-area',
    severity: 'error',
    from: { path: '^web/(api|i18n|item|ui)/', pathNot: tests },
    to: { path: '^web/', pathNot: `^web/(${webPlumbing})/|${typedKeys}` },
  },
  {
    name: 'kit-is-looks-alone',
    comment:
      'The design system takes props and calls back; it knows neither the server nor its data.',
    severity: 'error',
    from: { path: '^web/ui/', pathNot: tests },
    to: { path: '^(contract|web/(api|item))/' },
  },
  {
    name: 'console-is-fetched-apart',
    comment: 'Students do not load the code of the console.',
    severity: 'error',
    from: { path: '^web/', pathNot: `^web/app/|${consoleSide}|${tests}` },
    to: { path: consoleSide, pathNot: typedKeys },
  },
  {
    name: 'markdown-is-parsed-in-one-place',
    comment: 'Where its size and density are bounded before parsing.',
    severity: 'error',
    from: { pathNot: `^server/platform/prose/read-prose\\.ts$` },
    to: { path: '(^|node_modules/)(mdast-util-from-markdown|micromark)(/|$)' },
  },
  {
    name: 'testing-stays-in-tests',
    comment: 'The product loads neither fixtures nor the clock that tests turn.',
    severity: 'error',
    from: { path: '^(exam|contract|content|server|web)/', pathNot: `${tests}|${testing}` },
    to: { path: testing },
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
