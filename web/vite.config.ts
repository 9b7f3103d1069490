import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { decorationCheck } from './build/decoration-check.ts';
import { serverHtml } from './build/server-html-build.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker-build.ts';

/** The chunks that every page has loaded before it loads others. */
const loadedChunks = /assets\/(libraries|index|rolldown-runtime)-/;

/** The modules that show the first question of a test and handle an attempt; none that other pages need at the start. */
const firstQuestion = new RegExp(
  [
    'exam/attempt/(attempt|plan)\\.ts',
    'exam/blueprint/blueprint\\.ts',
    'exam/item/(choice-ids|entered-response|section)\\.ts',
    'exam/markup/(inline-token|parse-inline|parse-markup|readable-formula)\\.ts',
    'web/attempts/player/question/(choice-|choices|eliminate-|later-field|left-|passage-|question|two-|use-scrolls)',
    'web/attempts/player/stages/(plan-sizes|use-module-heading)',
    'web/item/(choice/|structure-name)',
    'web/ui/format/(clock-time\\.ts|use-time-left)',
    'web/item/figure/(figure-room|figure-view|figure\\.module|later-)',
    'web/item/item-text/(formula|inline-text|item-text|prerendered-|math-|parsed-|spoken-|unplaced-|use-spoken)',
    'icons/Icon(Bookmark|BookmarkFilled|Calculator|ChevronUp|Clock|CloudOff|DoorExit|HelpCircle|Keyboard|Math|PlayerPause)\\.mjs',
  ].join('|'),
);

/**
 * Modules that many pages share, grouped by the pages that load them. Automatic splitting makes one chunk per set of pages,
 * most of a few hundred bytes: 140 scripts for a console page. A module missing from this list costs one more request.
 */
const sharedChunks = {
  /** Pages with a dialog or a menu. */
  overlays: [
    'node_modules/(@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)/',
    '@mantine/core/esm/components/(FocusTrap|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea)/',
    '@mantine/core/esm/utils/Floating/',
    '@mantine/core/esm/core/(DirectionProvider|utils/(close-on-escape|create-event-handler|create-safe-context|create-scoped-keydown-handler|find-element|get-context-item-index|get-default-z-index|get-ref-prop|get-single-element-child|is-element))',
    '@mantine/core/styles/(Modal|ModalBase|Overlay|Paper|Popover|ScrollArea)\\.css',
    '@mantine/hooks/esm/(use-click-outside|use-focus-return|use-focus-trap|use-long-press|use-merged-ref)/',
    'web/ui/overlays/',
  ],
  /** Every page with a form. */
  inputs: [
    '@mantine/core/esm/components/(CloseButton|Input|InputBase|TextInput)/',
    '@mantine/core/esm/core/(styles-api/use-resolved-styles-api|utils/get-safe-id|utils/get-env|MantineProvider/color-functions/get-auto-contrast-value)/',
    '@mantine/hooks/esm/(use-id|use-uncontrolled|utils/random-id)/',
  ],
  /** Loaded before the home page or the first question of a test is usable. */
  frame: [
    'web/ui/\\w+/(avatar|brand-mark|error-state|hidden-text|icons\\.tsx|language-switch|language-order|later\\.tsx|plain-button|segmented-switch|skip-link|state\\.module|theme-switch|use-overflows|use-once-hydrated)',
    'web/app/(session/deletion-notice\\.tsx|updates/is-test-path\\.ts)',
    'web/api/report-ended-session\\.ts',
    'web/app/public-frame/(page-switches|header-links|account/use-account)',
    'icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(ArrowBackUp|Check|ChevronDown|InfoCircle|Menu2|Refresh))\\.mjs',
    '@mantine/hooks/esm/(use-color-scheme|use-media-query)/',
    '@mantine/core/esm/core/(MantineProvider/use-mantine-color-scheme|utils/noop)/',
  ],
  /** Every page, after its header has loaded. */
  widgets: [
    '@mantine/core/esm/core/',
    '@mantine/core/esm/components/(Button|Loader|Transition|UnstyledButton)/',
    '@mantine/hooks/esm/(use-did-update|use-network|use-reduced-motion|use-timeout|use-window-event|utils/use-callback-ref)/',
    'node_modules/clsx/',
    'icons/Icon(ChevronLeft|ChevronRight|MessageCircle|X)\\.mjs',
    'web/ui/\\w+/(boxes/|card|icon-button|loaded|loading-state|skeleton)\\b',
    'web/api/(query-cache|use-action|use-query)\\.ts',
  ],
  /** Every page with a title and a list. */
  page: [
    'web/ui/\\w+/(address/|chip|csv|empty-state|field-error|page-title|page\\.module|plain-select|save-file|section-title|table/use-previous-data|titles|use-now)',
    '@mantine/core/esm/components/NativeSelect/',
    'contract/(attempts/test-kinds|tickets/ticket-categories)\\.ts',
    'web/api/call-for-file\\.ts',
    'exam/item/difficulties\\.ts',
  ],
  /** The home page, results and the console. */
  charts: [
    'web/ui/charts/(chart-frame|chart\\.module|drawing\\.tsx|hexagon|scale)',
    '@mantine/hooks/esm/use-resize-observer/',
  ],
  console: [
    'contract/(accounts/presences|bank/(item-flags|item-states))\\.ts',
    'exam/item/response-kinds\\.ts',
    'web/(\\w+/)?(admin-shell|console)/',
    'web/app/(pages/help-search|presence/presence-choice)',
    'web/ui/\\w+/(home-time|page-name|screen\\.module|table/|use-look|use-statistic-format)',
    'web/api/(overdue-tickets|permissions)\\.ts',
    '@mantine/hooks/esm/(use-document-visibility|use-hotkeys|use-interval)/',
  ],
  /** All icons except those of the home page and the player. */
  icons: [
    'icons/Icon(?!AlertCircle|AlertTriangle|ArrowDownRight|ArrowRight|Bell|Bulb|ChevronLeft|CircleCheck|DeviceFloppy|GripHorizontal|Logout|Maximize|Minimize|Minus|Plus|Trash|Underline)',
  ],
  'words-en': ['web/(api|app|app/public-frame|ui)/messages\\.en\\.json'],
  'words-vi': ['web/(api|app|app/public-frame|ui)/messages\\.vi\\.json'],
};

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    decorationCheck(),
    preloadFonts(),
    serviceWorker(),
    serverHtml(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Every browser of that baseline supports module preloading.
    modulePreload: {
      polyfill: false,
      // Leaves out chunks that are loaded anyway.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((name) => !loadedChunks.test(name)),
    },
    // Our content security policy forbids `data:` fonts and scripts, and files are cached forever anyway.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default the build splits the imports of `main.tsx` into some thirty small files, which compress worse: 10 kB
          // more. The libraries have their own chunk because they stay in a browser's cache longer than our code.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'every-page', tags: ['$initial'] },
            // Without a group, modules shared with other pages would split the player into a dozen files.
            { name: 'question', test: firstQuestion, includeDependenciesRecursively: false },
            ...Object.entries(sharedChunks).map(([name, paths]) => ({
              name,
              test: new RegExp(paths.join('|')),
              minShareCount: name.startsWith('words') ? 1 : 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Not all of `/api`, because Vite serves the modules of `web/api` under it.
    proxy: { '/api/v1': 'http://127.0.0.1:3000', '/api/docs': 'http://127.0.0.1:3000' },
  },
});
