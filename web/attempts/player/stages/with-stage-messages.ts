import i18next from 'i18next';

const namespace = 'attempts/player/stages';

const isLoaded = (): boolean =>
  i18next.hasResourceBundle(i18next.resolvedLanguage ?? '', namespace);

async function loadMessages(): Promise<void> {
  await i18next.loadNamespaces(namespace);
  // i18next does not retry a namespace that once failed to load.
  if (!isLoaded()) await i18next.reloadResources(i18next.resolvedLanguage, namespace);
  if (!isLoaded()) throw new Error('The messages of the screens between the modules did not load.');
}

/** Loads the messages of the screens between modules together with their code: no question needs these 3 kB. */
export async function withStageMessages<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadMessages()]);
  return loaded;
}
