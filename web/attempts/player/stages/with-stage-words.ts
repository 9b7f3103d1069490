import i18next from 'i18next';

const words = 'attempts/player/stages';

const areHere = (): boolean => i18next.hasResourceBundle(i18next.resolvedLanguage ?? '', words);

async function bringWords(): Promise<void> {
  await i18next.loadNamespaces(words);
  // What could not be fetched once is not asked for again by itself.
  if (!areHere()) await i18next.reloadResources(i18next.resolvedLanguage, words);
  if (!areHere()) throw new Error('The words of the screens between the parts have not come.');
}

/** What is said between the parts is 3 kB that no question needs: it comes with the screens that say it. */
export async function withStageWords<Part>(code: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([code, bringWords()]);
  return part;
}
