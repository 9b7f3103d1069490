import classes from './brand-mark.module.css';

/** A stair with the sun over its last step, and the name of the site. public/favicon.svg is the same drawing. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={classes.mark} lang="vi">
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden>
        <rect className={classes.tile} width="36" height="36" rx="9" />
        <circle className={classes.sun} cx="25.5" cy="10" r="4.5" />
        <path className={classes.stair} d="M6 28.5h7v-6h7v-6h7v12" />
      </svg>
      {name}
    </span>
  );
}
