import type { HtmlTagDescriptor, Plugin } from 'vite';

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

/**
 * Preloads all four interface fonts in parallel with the script: the first paint uses them all, since even an English page
 * shows "Bậc".
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /be-vietnam-pro.*\.woff2$/.test(file))
        .map(preload),
  };
}
