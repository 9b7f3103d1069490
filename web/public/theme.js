(() => {
  const root = document.documentElement;
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
    root.dataset.textSize = localStorage.getItem('textSize') ?? 'normal';
    root.dataset.reducedMotion = localStorage.getItem('reducedMotion') ?? 'false';
  } catch {
    // Storage may be unavailable; the defaults then apply: light theme, normal text size, motion.
  }
  root.setAttribute('data-mantine-color-scheme', theme);
})();
