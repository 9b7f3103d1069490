import { use } from 'react';
import classes from './formula.module.css';
import { loadMath } from './math-renderer.ts';

interface Props {
  tex: string;
}

/** A formula as MathML. Suspends until the renderer is here. */
export function Formula({ tex }: Props) {
  const render = use(loadMath());
  // The renderer escapes all that a formula says and, not trusting it, makes no links, styles or images.
  const html = { __html: render(tex) };
  return <span className={classes.formula} dangerouslySetInnerHTML={html} />;
}
