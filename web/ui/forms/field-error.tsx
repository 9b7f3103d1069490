import classes from '../theme/controls.module.css';

interface Props {
  id: string;
  children: string | undefined;
}

/** What a group of controls lacks; Mantine's fields show their own error in the same look. */
export function FieldError({ id, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={classes.error}>
      {children}
    </p>
  );
}
