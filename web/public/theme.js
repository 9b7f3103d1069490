(() => {
  const root = document.documentElement;
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
    root.dataset.textSize = localStorage.getItem('textSize') ?? 'normal';
    root.dataset.reducedMotion = localStorage.getItem('reducedMotion') ?? 'false';
  } catch {
    // Storage may be closed to us; the page is then light, its text of normal size and moving.
  }
  root.setAttribute('data-mantine-color-scheme', theme);
})();
