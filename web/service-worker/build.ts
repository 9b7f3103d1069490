/** The build of the pages that a worker belongs to, inserted by `service-worker-build.ts`. */
export interface Build {
  id: string;
  /** The entry script of every page of this build: its name changes with any of its imports. */
  entry: string;
  /** The files that a test needs, the most important first. */
  files: string[];
}

declare const BUILD_OF_PAGES: Build;

export const build: Build = BUILD_OF_PAGES;
