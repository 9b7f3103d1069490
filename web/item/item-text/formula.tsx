import { use } from 'react';
import classes from './formula.module.css';
import { useKnownFormula } from './known-formulas.ts';
import { loadMath } from './math-renderer.ts';

interface Props {
  tex: string;
}

/** A formula as MathML: as it came with the question, or else rendered here. */
export function Formula({ tex }: Props) {
  const known = useKnownFormula(tex);
  return known === undefined ? <RenderedHere tex={tex} /> : <MathMl source={known} />;
}

/** Suspends until the renderer is here. */
function RenderedHere({ tex }: Props) {
  const render = use(loadMath());
  return <MathMl source={render(tex)} />;
}

function MathMl({ source }: { source: string }) {
  // The renderer, here or on our server, escapes all that a formula says and, not trusting it, makes no links, styles or
  // images.
  return <span className={classes.formula} dangerouslySetInnerHTML={{ __html: source }} />;
}
