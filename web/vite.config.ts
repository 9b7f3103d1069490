import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { decorationCheck } from './decoration-check.ts';
import { firstScreen } from './first-screen-build.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { serviceWorker } from './service-worker-build.ts';

/** What every page has loaded by the time it asks for one of its parts. */
const everyPage = /assets\/(libraries|index|rolldown-runtime)-/;

/** What shows the first question of a test and what an attempt is made of; nothing that other pages open with. */
const firstQuestion = new RegExp(
  [
    'exam/attempt/(attempt|plan)\\.ts',
    'exam/blueprint/blueprint\\.ts',
    'exam/item/(choice-ids|entered-response|section)\\.ts',
    'exam/markup/(inline-token|parse-inline|parse-markup|readable-formula)\\.ts',
    'web/attempt/question/(choice-|choices|eliminate-|later-field|left-|passage-|question|two-|use-scrolls)',
    'web/attempt/stages/(plan-sizes|use-module-heading)',
    'web/ui/(choice/|clock-time\\.ts|part-name|use-time-left)',
    'web/ui/figure/(figure-view|figure\\.module|later-)',
    'web/ui/item-text/(formula|inline-text|item-text|known-|math-|parsed-|spoken-|unplaced-|use-spoken)',
    'icons/Icon(ArrowBackUp|Bookmark|BookmarkFilled|Calculator|Check|ChevronUp|Clock|CloudOff|DoorExit|HelpCircle|InfoCircle|Keyboard|PlayerPause|Refresh)\\.mjs',
  ].join('|'),
);

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    decorationCheck(),
    preloadFonts(),
    serviceWorker(),
    firstScreen(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Every browser of that baseline preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What every page has loaded need not be named again at each of its parts.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !everyPage.test(name)),
    },
    // Our policy allows no `data:` fonts or scripts, and files are cached for ever anyway.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By itself the build makes some thirty small files of what `main.tsx` imports, each compressed alone: 10 kB
          // more. The libraries stand apart because they outlive our own code in a browser's cache.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
            { name: 'every-page', tags: ['$initial'] },
            // Other pages use parts of it too, which would leave the player with a dozen files, each compressed alone.
            { name: 'question', test: firstQuestion, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Not all of `/api`: the modules of `web/api` are served under it.
    proxy: { '/api/v1': 'http://127.0.0.1:3000', '/api/docs': 'http://127.0.0.1:3000' },
  },
});
