import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../app.module.css';

interface Props {
  title: string;
  text: string;
  /** What the person can do now. */
  children: ReactNode;
}

/** A page that has one thing to say and a way on. */
export function MessagePage({ title, text, children }: Props) {
  const { t } = useTranslation('app');
  useDocumentTitle(t('pageTitle', { page: title }));
  return (
    <section className={classes.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
