import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';
import { serviceWorker } from './service-worker-build.ts';

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), serviceWorker(), precompress()],
  build: {
    target: 'baseline-widely-available',
    // Every browser of that baseline preloads modules by itself.
    modulePreload: { polyfill: false },
    // Our policy allows no `data:` fonts or scripts, and files are cached for ever anyway.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Not all of `/api`: the modules of `web/api` are served under it.
    proxy: { '/api/v1': 'http://127.0.0.1:3000', '/api/docs': 'http://127.0.0.1:3000' },
  },
});
