import type { HtmlTagDescriptor, Plugin } from 'vite';

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
  injectTo: 'head',
});

/** Even an English page says "Bậc": all four interface fonts are in the first paint, so they load beside the script. */
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
