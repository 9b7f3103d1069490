import { later } from '../../../ui/feedback/later.tsx';

/** Its words are those of this folder, which are here already. */
export const Further = later(async () => (await import('./further.tsx')).Further);
