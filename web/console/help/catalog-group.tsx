import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import classes from './catalog.module.css';

/** The groups in page order; each name is a message key and an anchor of the index. */
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

export function CatalogGroup({ name, children }: { name: GroupName; children: ReactNode }) {
  const { t } = useTranslation('console/help');
  return (
    <section className={classes.group} aria-labelledby={name}>
      <SectionTitle id={name} title={t(`group.${name}.title`)} />
      <Muted className={classes.lead}>{t(`group.${name}.lead`)}</Muted>
      <Stack gap={24}>{children}</Stack>
    </section>
  );
}
