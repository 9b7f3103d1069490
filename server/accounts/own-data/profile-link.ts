import type { Config } from '../../config.ts';

/** Where a person finds their data, their exports and the way to go. */
export const profileLink = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  new URL('/profile?tab=data', publicUrl).href;
