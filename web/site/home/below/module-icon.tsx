import classes from './four-modules.module.css';

const drawings = {
  rw1: 'M4 7h22M4 15h14M4 23h22M4 31h12',
  rw2: 'M4 7h22M4 15h14M4 23h22M4 31h10M23 26l8 8',
  math1: 'M3 32c9 0 8-26 14-26s5 26 14 26',
  math2: 'M5 4v28h28M9 26l8-9 6 5 9-12',
} as const;

export const ModuleIcon = ({ name }: { name: keyof typeof drawings }) => (
  <svg className={classes.icon} viewBox="0 0 36 36" width="36" height="36" aria-hidden>
    <path d={drawings[name]} />
  </svg>
);
