/** A visitor's empty storage, for the thread in which the server renders pages. */
globalThis.localStorage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};
