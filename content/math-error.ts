import temml from 'temml';

/** The error of the formula renderer; undefined for a valid formula. */
export function mathError(tex: string): string | undefined {
  try {
    temml.renderToString(tex, { throwOnError: true, trust: false });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
