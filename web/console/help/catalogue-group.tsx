import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import classes from './catalogue.module.css';

/** In the order of the page; each is a key of the messages and a place the index leads to. */
export const groupNames = [
  'colours',
  'type',
  'buttons',
  'fields',
  'chips',
  'tables',
  'dialogs',
  'states',
  'charts',
  'formats',
] as const;

export type GroupName = (typeof groupNames)[number];

export function CatalogueGroup({ name, children }: { name: GroupName; children: ReactNode }) {
  const { t } = useTranslation('console/help');
  return (
    <section className={classes.group} aria-labelledby={name}>
      <SectionTitle id={name} title={t(`group.${name}.title`)} />
      <p className={classes.lead}>{t(`group.${name}.lead`)}</p>
      <div className={classes.samples}>{children}</div>
    </section>
  );
}
