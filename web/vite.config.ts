import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreen } from './first-screen-build.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { serviceWorker } from './service-worker-build.ts';

/** What every page has loaded by the time it asks for one of its parts. */
const everyPage = /assets\/(libraries|index|rolldown-runtime)-/;

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), serviceWorker(), firstScreen(), precompress()],
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
