// Follows `public/theme.js` on pages with a first screen. Everything here is about the moment before and after its paint.
// oxlint-disable unicorn/consistent-function-scoping -- the block keeps these names from other scripts
{
  const root = document.documentElement;

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** How long the rest of the page waits for its first paint; in a window that nobody sees there is none. */
  const longestWaitMs = 1000;

  /** What every page is made of, and last the script that draws it: it must not draw before its styles are there. */
  const bringRest = () => {
    const rest = document.getElementById('rest');
    if (!rest) return;
    rest.remove();
    const script = rest.content.querySelector('script');
    const sheet = rest.content.querySelector('link[rel=stylesheet]');
    script.remove();
    const begin = () => document.head.append(script);
    sheet.addEventListener('load', begin);
    sheet.addEventListener('error', begin);
    document.head.append(rest.content);
    // In the body the styles of the first screen stay the last: what comes piece by piece must not overrule them.
    document.body.prepend(document.querySelector('style'));
  };

  /** Scripts and other styles come after the words are seen: they would only slow those down. */
  const bringRestAfterPaint = () => {
    const canWait = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!canWait || document.visibilityState !== 'visible') return bringRest();
    new PerformanceObserver(bringRest).observe({ type: 'paint', buffered: true });
    setTimeout(bringRest, longestWaitMs);
  };

  /**
   * On a first visit the page is drawn with the device's own letters, made as wide as ours (`ui/fonts.css`), but not to a
   * hair. Ours are fetched when the page stands and shown with the next page, or while nobody looks: nothing moves.
   */
  const bringFonts = async () => {
    const weights = [400, 700].map((weight) => `${weight} 16px 'Be Vietnam Pro'`);
    await Promise.allSettled(weights.map((font) => document.fonts.load(font, 'aậ')));
    const show = () => delete root.dataset.fonts;
    window.navigation?.addEventListener('navigate', show, { once: true });
    document.addEventListener('visibilitychange', show, { once: true });
  };

  /** The page has taken the place of its first screen: what only that needed goes. */
  const tidyUp = () => {
    document.querySelector('style').remove();
    void bringFonts();
  };

  const whenReplaced = (then) => {
    const place = document.getElementById('root');
    const watch = new MutationObserver(() => {
      if (place.querySelector(':scope > [data-written]')) return;
      watch.disconnect();
      then();
    });
    watch.observe(place, { childList: true });
  };

  /**
   * The server wrote the first screen of this address for a visitor, in the language the browser asks for. A page that is
   * stored, by the service worker or for the way back, may be opened for somebody or something else.
   */
  const isForUs =
    root.dataset.firstScreen === location.pathname &&
    (stored('language') ?? root.lang) === root.lang &&
    stored('token') === null &&
    performance.getEntriesByType('navigation')[0]?.type !== 'back_forward';
  if (!isForUs) root.dataset.firstScreen = 'off';
  // Whoever has the worker has been here before: the fonts are on the device.
  if (!navigator.serviceWorker?.controller) root.dataset.fonts = 'later';

  addEventListener('DOMContentLoaded', () => {
    whenReplaced(tidyUp);
    if (isForUs) bringRestAfterPaint();
    else bringRest();
  });
}
