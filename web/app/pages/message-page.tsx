import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../app.module.css';

interface Props {
  title: string;
  text: string;
  /** The buttons and links to go on. */
  children: ReactNode;
  /** Where to find help otherwise. */
  help?: ReactNode;
}

/** A page with one message and the ways to go on. */
export function MessagePage({ title, text, children, help }: Props) {
  const { t } = useTranslation('app');
  useDocumentTitle(t('pageTitle', { page: title }));
  return (
    <section className={classes.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
      {help && <div className={classes.help}>{help}</div>}
    </section>
  );
}
