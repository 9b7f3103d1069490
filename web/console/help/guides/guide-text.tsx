import { Link } from 'react-router';
import classes from './guides.module.css';
import { guidePaths, type Guide } from './guides.ts';

export function GuideText({ guide: { name, title, lead, steps, link } }: { guide: Guide }) {
  return (
    <article className={classes.guide} aria-labelledby={name}>
      <h2 id={name} className={classes.title}>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <Link className={classes.link ?? ''} to={guidePaths[name]}>
        {link}
      </Link>
    </article>
  );
}
