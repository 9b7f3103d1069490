(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage may be closed to us; the page is then light.
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', theme);
})();
