import { useId, type ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { SectionTitle } from '../layout/section-title.tsx';
import classes from './preferences.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of settings: the title and lead on the left, the settings on a card. */
export function PreferencesSection({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div>
        <SectionTitle id={titleId} title={title} />
        <p className={classes.lead}>{lead}</p>
      </div>
      <Card>
        <div className={classes.groups}>{children}</div>
      </Card>
    </section>
  );
}
