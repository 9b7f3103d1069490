// Follows `public/theme.js` on pages whose HTML the server has rendered. It decides whether that HTML is for this visitor, and
// brings scripts and stylesheets after the first paint.
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

  /** The stylesheets of this page, and when all are here the script; it must not run before. */
  const bringRest = () => {
    const rest = document.getElementById('rest');
    if (!rest) return;
    rest.remove();
    const script = rest.content.querySelector('script');
    script.remove();
    const styles = document.querySelector('style');
    const sheets = rest.content.querySelectorAll('link[rel=stylesheet]');
    let missing = sheets.length;
    const arrived = () => {
      missing -= 1;
      if (missing > 0) return;
      styles.remove();
      document.head.append(script);
    };
    for (const sheet of sheets) {
      sheet.addEventListener('load', arrived);
      sheet.addEventListener('error', arrived);
    }
    document.head.append(rest.content);
    // In the body the styles of the HTML stay the last: stylesheets that come one by one must not overrule them.
    document.body.prepend(styles);
  };

  /** Scripts and stylesheets come after the words are seen: they would only slow those down. */
  const bringRestAfterPaint = () => {
    const canWait = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!canWait || document.visibilityState !== 'visible') return bringRest();
    new PerformanceObserver(bringRest).observe({ type: 'paint', buffered: true });
    setTimeout(bringRest, longestWaitMs);
  };

  /**
   * The server rendered this address for a visitor, in the language the browser asks for. A page that is stored, by the
   * service worker or for the way back, may be opened for somebody or something else.
   */
  const isForUs =
    root.dataset.serverHtml === location.pathname &&
    (stored('language') ?? root.lang) === root.lang &&
    stored('token') === null &&
    performance.getEntriesByType('navigation')[0]?.type !== 'back_forward';
  if (!isForUs) root.dataset.serverHtml = 'off';

  /** React marks the elements that it has created or hydrated with properties of its own. */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  const retryMs = 100;

  /** Parts below the first screen are hydrated later than the page; React ignores presses on them until then. */
  const pressOnceHydrated = (button) => {
    if (isHydrated(button)) button.click();
    else if (button.isConnected) setTimeout(pressOnceHydrated, retryMs, button);
  };

  // Pressed again when the script can answer: `early-input.ts`.
  window.earlyPresses = [];
  addEventListener('click', (event) => {
    const button = event.target.closest('#root button');
    if (!button || (!window.earlyPresses && isHydrated(button))) return;
    // The browser itself would send a form to a new page, and the typed text would be gone.
    event.preventDefault();
    if (window.earlyPresses) window.earlyPresses.push(button);
    else pressOnceHydrated(button);
  });

  addEventListener('DOMContentLoaded', isForUs ? bringRestAfterPaint : bringRest);
}
