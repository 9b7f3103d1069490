import { later } from '../../../ui/later.tsx';

/** Most questions are answered by a choice. */
export const EnteredField = later(async () => (await import('./entered-field.tsx')).EnteredField);
