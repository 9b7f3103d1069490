// Runs after `public/theme.js` on pages that the server has rendered. It decides whether the HTML is for this visitor, and
// loads scripts and stylesheets after the first paint.
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

  /** The longest time to wait for the first paint, which a hidden window never has. */
  const paintTimeoutMs = 1000;

  /** Loads the stylesheets of this page and then the script, which must not run before them. */
  const loadRest = () => {
    const rest = document.getElementById('rest');
    if (!rest) return;
    rest.remove();
    const script = rest.content.querySelector('script');
    script.remove();
    const styles = document.querySelector('style');
    const sheets = rest.content.querySelectorAll('link[rel=stylesheet]');
    let missing = sheets.length;
    const onSheetSettled = () => {
      missing -= 1;
      if (missing > 0) return;
      styles.remove();
      document.head.append(script);
    };
    for (const sheet of sheets) {
      sheet.addEventListener('load', onSheetSettled);
      sheet.addEventListener('error', onSheetSettled);
    }
    document.head.append(rest.content);
    // In the body the inline styles stay last: stylesheets that load one by one must not override them.
    document.body.prepend(styles);
  };

  /** Loads scripts and stylesheets after the first paint, which they would delay. */
  const loadRestAfterPaint = () => {
    const canWait = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!canWait || document.visibilityState !== 'visible') return loadRest();
    new PerformanceObserver(loadRest).observe({ type: 'paint', buffered: true });
    setTimeout(loadRest, paintTimeoutMs);
  };

  /**
   * The server rendered this address for a visitor, in the language of the browser. A page from the service worker's cache or
   * the back/forward cache may be for another person or address.
   */
  const isForVisitor =
    root.dataset.serverHtml === location.pathname &&
    (stored('language') ?? root.lang) === root.lang &&
    stored('token') === null &&
    performance.getEntriesByType('navigation')[0]?.type !== 'back_forward';
  if (!isForVisitor) root.dataset.serverHtml = 'off';

  /** React sets its own properties on elements that it has created or hydrated. */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'));

  const retryMs = 100;

  /** Parts below the first screen are hydrated later than the page; React ignores presses on them until then. */
  const pressOnceHydrated = (button) => {
    if (isHydrated(button)) button.click();
    else if (button.isConnected) setTimeout(pressOnceHydrated, retryMs, button);
  };

  // `early-input.ts` presses these buttons again after hydration.
  window.earlyPresses = [];
  addEventListener('click', (event) => {
    const button = event.target.closest('#root button');
    if (!button || (!window.earlyPresses && isHydrated(button))) return;
    // The browser would submit a form natively and lose the typed text.
    event.preventDefault();
    if (window.earlyPresses) window.earlyPresses.push(button);
    else pressOnceHydrated(button);
  });

  addEventListener('DOMContentLoaded', isForVisitor ? loadRestAfterPaint : loadRest);
}
