import temml from 'temml';

/** What the formula renderer has to say against a formula. */
export function mathError(tex: string): string | undefined {
  try {
    temml.renderToString(tex, { throwOnError: true, trust: false });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
