/** Which build of the pages a worker belongs to; `service-worker-build.ts` writes it in. */
export interface Build {
  id: string;
  /** The script that every page of this build begins with: its name changes with anything it leads to. */
  entry: string;
  /** What a student in a test needs, the most needed first. */
  files: string[];
}

declare const BUILD_OF_PAGES: Build;

export const build: Build = BUILD_OF_PAGES;
