/** The static and dynamic imports of a module. */
export interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Folders whose dynamic imports belong to a test: tools, dialogs, error pages. */
const hasTestImports = /^(attempts\/player|item|ui|app\/(pages|updates))\//;

/** The screens of a test, and the messages that load before any page or in a test. */
const isTestModule = /^attempts\/player\/|^(api|app|item\/.+|ui|ui\/.+)\/messages\.\w+\.json/;

/** The imports of a library are ignored: the build drops much of what its index imports. */
const isLibrary = /(^|\/)node_modules\//;

/**
 * Returns the modules that a student may need between opening the page and the end of a test: our own, and libraries that are
 * imported dynamically. Paths are relative to `web/`.
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
    for (const dynamicImport of dynamicallyImportedIds) {
      if (hasTestImports.test(pathOf(id)) || isTestModule.test(pathOf(dynamicImport)))
        found.add(dynamicImport);
    }
  }
  return found;
}
