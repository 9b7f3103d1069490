import classes from '../theme/controls.module.css';

interface Props {
  id: string;
  children: string | undefined;
}

/** The error of a group of controls; Mantine's fields show their own error in the same style. */
export function FieldError({ id, children }: Props) {
  if (!children) return null;
  return (
    <p id={id} className={classes.error}>
      {children}
    </p>
  );
}
