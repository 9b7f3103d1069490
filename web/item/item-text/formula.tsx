import { use } from 'react';
import classes from './formula.module.css';
import { usePrerenderedFormula } from './prerendered-formulas.ts';
import { loadMath } from './math-renderer.ts';

interface Props {
  tex: string;
}

/** A formula as MathML: prerendered by the server with the question, or else rendered here. */
export function Formula({ tex }: Props) {
  const prerendered = usePrerenderedFormula(tex);
  return prerendered === undefined ? <RenderedHere tex={tex} /> : <MathMl source={prerendered} />;
}

/** Suspends until the renderer has loaded. */
function RenderedHere({ tex }: Props) {
  const render = use(loadMath());
  return <MathMl source={render(tex)} />;
}

function MathMl({ source }: { source: string }) {
  // The renderer, here or on our server, escapes the formula and runs with `trust: false`, so it makes no links, styles or
  // images.
  return <span className={classes.formula} dangerouslySetInnerHTML={{ __html: source }} />;
}
