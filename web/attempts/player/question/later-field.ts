import { later } from '../../../ui/feedback/later.tsx';

/** Fetched only when needed, because most questions are answered by a choice. */
export const EnteredField = later(async () => (await import('./entered-field.tsx')).EnteredField);
