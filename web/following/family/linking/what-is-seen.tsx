import type { FamilySide } from '@bac/contract/following/family.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './linking.module.css';

const seen = ['results', 'goal', 'time'] as const;
const unseen = ['tests', 'notes', 'tickets'] as const;

/** What a link shows and what it never does, as the reader is told it. */
export function WhatIsSeen({ side }: { side: FamilySide }) {
  const { t } = useTranslation('following/family');
  return (
    <div className={classes.seen}>
      <div>
        <h3>{t(`seen.yes.${side}`)}</h3>
        <ul>
          {seen.map((what) => (
            <li key={what}>
              <IconCheck size={18} aria-hidden />
              {t(`seen.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <div data-unseen>
        <h3>{t(`seen.no.${side}`)}</h3>
        <ul>
          {unseen.map((what) => (
            <li key={what}>
              <IconX size={18} aria-hidden />
              {t(`seen.${what}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
