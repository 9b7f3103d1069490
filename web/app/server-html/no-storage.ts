/** An empty localStorage, like a visitor's, for the worker thread in which the server renders pages. */
globalThis.localStorage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};
