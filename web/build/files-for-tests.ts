/** What a module imports at once, and what it imports later. */
export interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Folders whose later parts belong to a test: tools, dialogs, what is said when something fails. */
const needsItsParts = /^(attempts\/player|item|ui|app\/(pages|updates))\//;

/** Screens of a test, and the words that are asked for before any page or in a test. */
const isOfTest = /^attempts\/player\/|^(api|app|item\/.+|ui|ui\/.+)\/messages\.\w+\.json/;

/** A library's own imports say little: much of what its index names is left out of the build. */
const isLibrary = /(^|\/)node_modules\//;

/**
 * Every module of ours that a student may need between opening the page and the end of a test, and the libraries that
 * come later; paths are relative to `web/`.
 */
export function modulesForTests(
  entry: string,
  importsOf: (id: string) => Imports,
  pathOf: (id: string) => string,
): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    if (isLibrary.test(pathOf(id))) continue;
    const { importedIds, dynamicallyImportedIds } = importsOf(id);
    for (const imported of importedIds) {
      if (!isLibrary.test(pathOf(imported))) found.add(imported);
    }
    for (const later of dynamicallyImportedIds) {
      if (needsItsParts.test(pathOf(id)) || isOfTest.test(pathOf(later))) found.add(later);
    }
  }
  return found;
}
