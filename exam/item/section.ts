import type { LocalText } from './local-text.ts';

/** The two sections. Separate from the rest of the taxonomy, which the browser does not load during a test. */
export const sections = ['rw', 'math'] as const;
export type Section = (typeof sections)[number];

export const sectionNames: Record<Section, LocalText> = {
  rw: { en: 'Reading and Writing', vi: 'Đọc và Viết' },
  math: { en: 'Math', vi: 'Toán' },
};
